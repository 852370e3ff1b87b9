# Mots de Lanternes, en français.

## Lanternes

candle-name = bougie
lamp-name = lampe
beacon-name = fanal
mirror-name = miroir
gust-name = rafale

## Effets

effect-Shine = gagnez { $sparks ->
    [one] { $sparks } étincelle
   *[other] { $sparks } étincelles
}
    .infinitive = gagner { $sparks ->
    [one] { $sparks } étincelle
   *[other] { $sparks } étincelles
}
effect-Look = regardez en secret la lanterne du dessus
    .infinitive = regarder en secret la lanterne du dessus
effect-Scatter = mélangez la pioche
    .infinitive = mélanger la pioche

## Actions

action-take = Prendre la lanterne du dessus
action-peek = { $number ->
    [one] Regarder la lanterne du dessus
   *[other] Regarder la { $number }e lanterne en partant du dessus
}
action-choose = Choisir l’effet { $number }

## Ce qui est demandé

prompt-turn = { $who } : regarder une lanterne, ou prendre celle du dessus ?
prompt-choice = { $who } : quel effet du miroir ?
prompt-over = La partie est terminée.

## Le journal

event-deal = { $count } lanternes forment la pioche, face cachée.
event-first = { $who } commence.
event-look = { $who } regarde une lanterne en secret.
event-take = { $who } prend une lanterne : { $face }.
event-shine = { $who } gagne { $count ->
    [one] { $count } étincelle
   *[other] { $count } étincelles
}.
event-scatter = La pioche est mélangée.
event-end = La pioche est vide : la partie est terminée.

## Refus

refused-not_now = Il n’y a rien à choisir pour l’instant : regardez une lanterne ou prenez celle du dessus.
refused-answer_first = Choisissez d’abord l’un des effets du miroir.
refused-already_known = Vous connaissez déjà cette lanterne.
refused-no_lantern = La pioche compte moins de { $place } lanternes.
refused-already_peeked = Quelqu’un a déjà vu cette lanterne, et cette table ne le permet qu’à un seul joueur.
refused-deck_empty = Il ne reste aucune lanterne à regarder dans la pioche.

## Le plateau

deck-name = Pioche
points-name = points
line-sparks = étincelles
line-row = rangée
