# Ce que l’application dit d’elle-même.
app-newer = Une nouvelle version est prête. Vos parties sont gardées ; prenez-la quand il vous plaira.
app-take = La charger
app-outdated = Cette page est plus ancienne que le serveur et ne peut plus lui parler. Votre partie est en sûreté : rechargez la page.
app-away = Pas de connexion. Ce que cet appareil a gardé se lit encore ; le jeu reprendra avec la connexion.
app-kept = Gardé sur cet appareil le { $date }.
app-nothing = Rien de cela n’a été gardé sur cet appareil. Pour la prochaine fois : « Garder mes parties ici », dans les réglages.
setting-offline = Garder mes parties ici
setting-offline-text = Mes tables, leurs dernières positions et mes parties récentes se lisent sur cet appareil sans connexion. Tout est effacé quand je me déconnecte.
line-kept = Pas de connexion. Voici la dernière position gardée ici, du { $date } : elle se lit, et le jeu reprendra avec la connexion.
line-waits = La ligne est coupée. Votre coup est gardé et partira dès qu’elle reviendra ; laissez cette page ouverte.
move-stale = La partie avait avancé avant l’arrivée de votre coup : il n’a pas été joué. Choisissez à nouveau.
