small-name = small pearl
fine-name = fine pearl
great-name = great pearl
crab-name = crab
pearls-name = pearls
effect-Find = keep { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
}
effect-Pinch = lose up to { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
}
action-dive = Dive for the top shell
action-look = Look at the top shell
event-dive = { $who } dives: { $face }.
event-end = The pile is empty: the game is over.
event-look = { $who } looks at the top shell.
prompt-turn = { $who }: look at the top shell, or dive?
prompt-over = The game is over.
refused-already_seen = You have seen that shell already.
