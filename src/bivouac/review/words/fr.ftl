# Les mots des analyses, en français.

mistake-unfinished = cette partie n’a pas été jouée jusqu’au bout : il n’y a encore rien à analyser
mistake-rules = cette partie suit les règles { $rules }, et l’on n’analyse que celles qui suivent les règles { $ours }
mistake-no_folder = { $path } : ce n’est pas un dossier

review-title = { $game } : l’analyse de la partie
review-summary = { $who } : précision { $accuracy }. { $luck ->
    [good] Les tirages lui ont donné { $gained } chances de victoire sur 100{ $changed ->
        [yes]  ; sans eux, le résultat aurait été de { $adjusted } au lieu de { $result }.
       *[no] .
    }
    [bad] Les tirages lui ont pris { $gained } chances de victoire sur 100{ $changed ->
        [yes]  ; sans eux, le résultat aurait été de { $adjusted } au lieu de { $result }.
       *[no] .
    }
   *[even] Le hasard ne l’a ni aidé ni desservi.
}
review-column = Colonne
    .result = Résultat
    .luck = Chance
    .adjusted = Sans la chance
    .accuracy = Précision
    .action = Coup
review-result = { $result ->
    [won] Victoire
    [lost] Défaite
   *[shared] Victoire partagée
}
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-thirds = par tiers : { $early } · { $middle } · { $late }
review-about = Chaque décision est jugée d’après ce que son auteur pouvait savoir à ce moment-là, dans { $worlds ->
    [one] { $worlds } monde
   *[other] { $worlds } mondes
} qui s’y accordent. { $judge ->
    [learned] Le juge a appris le jeu en y jouant.
   *[estimate] Aucun juge n’a encore été formé pour ce jeu : on s’en remet à sa propre estimation, qui en sait moins.
} La chance est l’écart entre ce que tirages et révélations ont apporté et ce qu’on pouvait en attendre.
review-graph = Chances de victoire
    .under = Telles que chacun pouvait les juger sur le moment. Les traits pointillés marquent les tournants de la partie.
    .ways = Les ronds sont des décisions relevées. Choisissez un point du graphique, ou un numéro, pour revoir la table à ce moment-là.
    .table = La même chose en tableau
review-lessons = Les moments à retenir
    .none = Aucune décision n’a coûté assez pour qu’on y revienne.
review-puzzle = Coup { $number } : que devait jouer { $who } ?
    .try = Voir la table à ce moment-là, et y essayer autre chose
review-answer = { $right ->
    [yes] Oui : il reste alors { $chance } de chances.
    [alike] Tout aussi bien : il reste alors { $chance } de chances.
   *[no] Il reste alors { $chance } de chances, { $lost } sur 100 de moins qu’avec le meilleur coup.
}{ $played ->
    [yes] {" "}C’est ce qui a été joué.
   *[no] {""}
}
review-marked = Toutes les décisions relevées
    .none = Aucune : personne n’a donné grand-chose.
review-number = { $number }
review-mark = Relevée
    .blunder = Gaffe.
    .mistake = Erreur.
    .inaccuracy = Imprécision.
review-verdict = { $who } : « { $played } » laissait { $chance } ; « { $best } » aurait laissé { $better }.
review-progress = { $game } : analyse en cours
    .background = Vous pouvez fermer cette page : l’analyse continue, et vous la retrouverez depuis la feuille de score.
review-stage = { $stage ->
    [none] Personne n’a encore demandé cette analyse.
    [failed] Cette partie n’a pas pu être analysée ; redemandez-le depuis sa table.
    [waiting] D’autres parties passent d’abord.
   *[working] { $done ->
        [one] { $done } coup jugé sur { $of }.
       *[other] { $done } coups jugés sur { $of }.
    }
}
review-back = Retour à la table
review-turn = { $who } joue « { $played } » : { $changes }.
review-change = { $who } { $before } → { $after }
review-chance = { $who } { $chance }
review-moment = Coup { $number } : { $who }, « { $played } »
    .deal = Juste après la donne
    .before = Coup précédent
    .after = Coup suivant
    .graph = Retour au graphique
review-why = Pourquoi : { $why }.
    .not = Ce que le meilleur coup a de plus : { $why }.
review-line = La suite, par exemple : { $steps }.
    .step = { $who }, « { $played } »
why-and = {" ; "}
why-mean = { $said }, en moyenne
why-price = mais { $said }
why-reply = { $when ->
    [then] { $who } pourrait alors répondre « { $reply } »
   *[otherwise] sinon, { $who } pourrait répondre « { $reply } »
}
why-ends = { $how ->
    [won] la partie est gagnée aussitôt dans { $percent } des cas de plus
   *[lost] la partie est perdue aussitôt dans { $percent } des cas de moins
}
why-lead = une position meilleure de { $amount } { $count ->
    [one] point
   *[other] points
} dans l’ensemble
why-judge = { $judge ->
    [even] rien ne le distingue du coup suivant
    [alike] aussi bon que le premier coup, pour ce qu’on en voit
    [beside] rien qui compense ce qu’apporte le premier coup
    [advice] ce que l’expédition ferait d’après tout ce qu’on sait
    [second] presque aussi bon que le premier, d’après tout ce qu’on sait
    [learned] rien de précis, mais de telles positions ont été gagnées plus souvent
   *[estimate] rien de précis, mais de petits avantages qui s’ajoutent
}
