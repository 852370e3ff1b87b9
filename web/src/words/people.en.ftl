# People: profiles, finished games, the lobby, the strongest, company.
strongest-of = The strongest at { $game }
strongest-text = Rated games played on this server. You are listed after { $least } games; the “±” tells between which values the strength all but surely lies, and places are counted by the lower one.
strongest-none = Nobody yet. Open a rated table: an account, a clock, and everybody for themselves.
strongest-name = Name
strongest-rating = Strength
strongest-games = Games
strongest-unnamed = no name
profile-public = Whoever has your link sees this page, without the people you play with. The settings can hide it.
profile-private = Only you see this page, and you are not listed among the strongest.
profile-none = No finished game yet.
profile-seats = Players
profile-played = Played
profile-won = Won
profile-average = Average
profile-best = Best
profile-way = The way of the strength
profile-latest = { $won } won of the last { $of }
profile-streak = { $now ->
    [0] Longest streak: { $longest }
   *[other] Streak: { $now }; the longest: { $longest }
}
profile-companions = Companions
profile-together = { $count ->
    [one] { $count } game, { $won } won
   *[other] { $count } games, { $won } won
}
profile-judged = { $count ->
    [one] One game reviewed
   *[other] { $count } games reviewed
}
profile-accuracy = Accuracy: { $accuracy } of 100
profile-luck = Luck: { $luck } %
profile-export = All my data
lobby-seek = A game at once
lobby-seek-text = You are seated at the table that has waited longest; where there is none, yours is open to all, and bots are offered after a while.
lobby-players = { $count } players
lobby-go = Look for one
lobby-live = Games to watch
lobby-live-none = No game that is open to all is being played.
lobby-nobody = Nobody so far.
lobby-with-bots = Begin with bots
company-find = Find somebody by name
company-find-go = Search
company-find-none = Nobody here by that name, or nobody who wants to be found.
company-invite-one = Invite { $name }
company-invited = { $name } has been asked to this table
history-replay = See it again
company-none = No friends here yet. Look for a name, or ask from the profile of somebody you played with.
company-invite = Invite a friend
company-asks = { $name } asks to be your friend.
company-asked = Asked: { $name }
company-accept = Accept
company-decline = No, thank you
company-befriend = Ask to be friends
company-part = Be friends no more
company-unwanted = Blocked and muted
company-is-blocked = blocked
company-is-muted = muted
company-forgive = Take that back
company-standing-friend = You are friends.
company-standing-asked = You have asked to be friends.
company-standing-mute = You do not read their messages.
company-standing-block = You meet no more.
company-act = Block, report
company-mute = Read their messages no more
company-block = Block
company-muted = You will not read { $name } any more.
company-blocked = You will not meet { $name } at a new table.
company-report = Tell the operator of this server
company-reported = It was passed on.
company-reason = Reason
company-reason-words = What they write
company-reason-name = Their name
company-reason-cheating = Cheating
company-reason-stalling = Stalling
company-reason-other = Something else
company-words = In a few words
history-companion = Look for a companion
history-every-game = Every game
history-end = Result
history-every-end = Every result
history-won = Won
history-lost = Lost
history-none = No finished game yet. All that you finish will be found here.
history-nothing = None of your games is like that.
history-more = Further back
history-result-won = won
history-result-lost = lost
history-result-gave-up = given up
history-result-rank = { $rank } of { $of }
history-gave-up = gave up
history-uncounted = for practice
history-actions = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
history-rating = strength { $rating }
