# The words of reviews, in English.

mistake-unfinished = this game has not been played to its end, so there is nothing to review yet
mistake-rules = this game was played by rules { $rules }, and only games played by rules { $ours } are reviewed
mistake-no_folder = { $path }: this is not a folder

review-title = { $game }: the game reviewed
review-summary = { $who } played with an accuracy of { $accuracy }. { $luck ->
    [good] Deals and draws gave them { $gained } of 100 chances to win{ $changed ->
        [yes] ; without that luck the result would have been { $adjusted } instead of { $result }.
       *[no] .
    }
    [bad] Deals and draws took { $gained } of 100 chances to win from them{ $changed ->
        [yes] ; without that luck the result would have been { $adjusted } instead of { $result }.
       *[no] .
    }
   *[even] Luck neither helped nor hurt them.
}
review-column = Column
    .result = Result
    .luck = Luck
    .adjusted = Without luck
    .accuracy = Accuracy
    .action = Action
review-result = { $result ->
    [won] Won
    [lost] Lost
   *[shared] Shared win
}
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-thirds = by thirds: { $early } · { $middle } · { $late }
review-about = Every decision was judged by what its player could know at that moment, in { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
} that fit it. { $judge ->
    [learned] The judge learned the game by playing it.
   *[estimate] No judge has been trained for this game yet: its own estimate was asked, which knows less.
} Luck is the difference between what deals, draws and reveals brought and what could be expected of them.
review-graph = Chances to win
    .under = As each player could judge them at the time. The dashed lines mark where the game turned.
    .ways = Dots are marked decisions. Choose a place on the graph, or a number, to see the table as it was then.
    .table = The same as a table
review-lessons = Moments to learn from
    .none = No decision gave away enough to be worth another look.
review-puzzle = Action { $number }: what should { $who } play?
    .try = See the table at that moment, and try something else
review-answer = { $right ->
    [yes] Yes: this leaves a chance of { $chance }.
    [alike] Just as good: this leaves a chance of { $chance }.
   *[no] This leaves a chance of { $chance }, { $lost } of 100 less than the best move.
}{ $played ->
    [yes] {" "}It is what was played.
   *[no] {""}
}
review-marked = All marked decisions
    .none = None: nobody gave away much.
review-number = { $number }
review-mark = Marked
    .blunder = Blunder.
    .mistake = Mistake.
    .inaccuracy = Inaccuracy.
review-verdict = { $who }: “{ $played }” left { $chance }; “{ $best }” would have left { $better }.
review-progress = { $game }: the review is under way
    .background = You may close this page: the review goes on, and the score sheet leads back to it.
review-stage = { $stage ->
    [none] Nobody has asked for this review yet.
    [failed] This game could not be reviewed; ask again from its table.
    [waiting] Other games are reviewed first.
   *[working] { $done } of { $of } actions judged.
}
review-back = Back to the table
review-turn = { $who } played “{ $played }”: { $changes }.
review-change = { $who } { $before } → { $after }
review-chance = { $who } { $chance }
review-moment = Action { $number }: { $who }, “{ $played }”
    .deal = After the deal
    .before = The action before
    .after = The action after
    .graph = Back to the graph
review-why = Why: { $why }.
    .not = What the best move has over it: { $why }.
review-line = Played out: { $steps }.
    .step = { $who }, “{ $played }”
why-and = {"; "}
why-mean = { $said } on average
why-price = but { $said }
why-reply = { $when ->
    [then] then { $who } may well answer “{ $reply }”
   *[otherwise] otherwise { $who } may well answer “{ $reply }”
}
why-ends = { $how ->
    [won] the game is won at once in { $percent } more of the cases
   *[lost] the game is lost at once in { $percent } fewer of the cases
}
why-lead = { $amount } { $count ->
    [one] point
   *[other] points
} better placed on the whole
why-judge = { $judge ->
    [even] nothing sets it apart from the next move
    [alike] as good as the first move, as far as one can see
    [beside] nothing that makes up for what the first move brings
    [advice] what the expedition itself would do, from all that is known
    [second] nearly as good as the first, from all that is known
    [learned] no single thing, but positions like this one were won more often
   *[estimate] no single thing, but small advantages that add up
}
