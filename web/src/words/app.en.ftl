# What the app says of itself.
app-newer = A new version is ready. Your games are kept; take it when it suits you.
app-take = Load it
app-outdated = This page is older than the server and can no longer talk to it. Your game is safe: load the page again.
app-away = There is no connection. What this device has kept can still be read; play goes on once the connection is back.
app-kept = Kept on this device on { $date }.
app-nothing = Nothing of this was kept on this device. “Keep my games here”, in the settings, changes that for the next time.
setting-offline = Keep my games here
setting-offline-text = My tables, their last positions and my latest games can be read on this device without a connection. All of it is removed when I sign out.
line-kept = No connection. This is the last position kept here, of { $date }: it can be read, and play goes on once the connection is back.
line-waits = The connection is lost. Your move is kept and will be sent as soon as it is back; leave this page open.
move-stale = The game had gone on before your move arrived: it was not played. Choose again.
