# Les mots de la page des avis et des vacances, et de la sortie des courriers.

ways-text = Quand c’est à vous et que vous êtes absent depuis une minute, vous êtes prévenu une fois, par le premier de ces moyens qui vous atteint. Par correspondance, vous êtes relancé une fois avant que votre temps ne s’épuise.
way-push = Prévenir ce navigateur, même fermé
way-push-text = Par le service de l’éditeur du navigateur, qui ne peut rien en lire.
way-push-none = Ce serveur ne le propose pas.
way-push-browser = Ce navigateur n’en est pas capable ; sur un téléphone, installez d’abord Bivouac comme application.
way-push-insecure = Les navigateurs ne l’admettent que d’une adresse https, que ce serveur n’a pas encore.
way-push-refused = Votre navigateur n’admet pas les notifications de cette page : autorisez-les dans ses réglages, puis réessayez.
way-push-others = Autres navigateurs prévenus
way-push-end = Ne plus prévenir
way-mail = M’écrire un courrier
way-mail-text = À une adresse confirmée ; chaque courrier porte un lien qui y met fin.
way-webhook = Le dire au canal de l’hébergeur
way-webhook-text = Qui tient ce serveur le transmet, avec votre nom, le jeu et la table.
vacation = Vacances
vacation-text = Par correspondance, votre temps s’arrête pendant votre absence, et les autres en sont avertis. Trente jours par an.
vacation-account = Les vacances sont réservées aux comptes : gardez d’abord vos tables sous un nom et une phrase de passe.
vacation-until = Vous êtes en vacances jusqu’au { $day }.
vacation-back = Je suis de retour
vacation-none = Vous avez pris tous vos jours de cette année.
vacation-days = Jours
vacation-go = Partir en vacances
vacation-left = { $count ->
    [one] Il vous reste un jour cette année.
   *[other] Il vous reste { $count } jours cette année.
}
unsubscribe-done = C’est fait : nous ne vous écrirons plus. Vous pourrez le rétablir dans vos avis.
unsubscribe-old = Ce lien concerne une adresse qui n’est plus la vôtre, ou il a été coupé. Désactivez le courrier dans vos avis.
