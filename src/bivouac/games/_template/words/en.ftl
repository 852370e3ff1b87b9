# Words of Lanterns, in English.

## Lanterns

candle-name = candle
lamp-name = lamp
beacon-name = beacon
mirror-name = mirror
gust-name = gust

## Effects

effect-Shine = gain { $sparks ->
    [one] { $sparks } spark
   *[other] { $sparks } sparks
}
    .infinitive = gain { $sparks ->
    [one] { $sparks } spark
   *[other] { $sparks } sparks
}
effect-Look = look in secret at the top lantern
    .infinitive = look in secret at the top lantern
effect-Scatter = shuffle the deck
    .infinitive = shuffle the deck

## Actions

action-take = Take the top lantern
action-peek = { $number ->
    [one] Peek at the top lantern
   *[other] Peek at lantern { $number } from the top
}
action-choose = Choose effect { $number }

## What is asked

prompt-turn = { $who }: peek at a lantern, or take the top one?
prompt-choice = { $who }: which effect of the mirror?
prompt-over = The game is over.

## The log

event-deal = { $count } lanterns lie in the deck, face down.
event-first = { $who } begins.
event-look = { $who } looks at a lantern in secret.
event-take = { $who } takes a lantern: { $face }.
event-shine = { $who } gains { $count ->
    [one] { $count } spark
   *[other] { $count } sparks
}.
event-scatter = The deck is shuffled.
event-end = The deck is empty: the game is over.

## Refusals

refused-not_now = There is nothing to choose now: peek at a lantern or take the top one.
refused-answer_first = Choose one of the mirror’s effects first.
refused-already_known = You know that lantern already.
refused-no_lantern = The deck holds fewer than { $place } lanterns.
refused-already_peeked = Somebody has looked at that lantern, and this table allows one player only.
refused-deck_empty = No lantern is left in the deck to look at.

## The board

deck-name = Deck
points-name = points
line-sparks = sparks
line-row = row
