small-name = petite perle
fine-name = belle perle
great-name = grande perle
crab-name = crabe
pearls-name = perles
effect-Find = gardez { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}
effect-Pinch = perdez jusqu’à { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}
action-dive = Plonger vers le coquillage du dessus
action-look = Regarder le coquillage du dessus
event-dive = { $who } plonge : { $face }.
event-end = La pile est vide : la partie est terminée.
event-look = { $who } regarde le coquillage du dessus.
prompt-turn = { $who } : regarder le coquillage du dessus, ou plonger ?
prompt-over = La partie est terminée.
refused-already_seen = Vous avez déjà vu ce coquillage.
