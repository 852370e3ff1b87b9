"""What a pointer or a thumb reaches without scrolling: legal pieces, or a handle that counts them."""

from __future__ import annotations

from tests.browser.visitors import Visitor

SIZES = {
    "a short laptop": (1366, 625),
    "a phone": (390, 844),
    "a laptop": (1366, 768),
    "a desk": (1920, 1080),
    "a phone on its side": (844, 390),
    "a tablet": (820, 1180),
}
USUAL = ("a short laptop", "a phone")  # what every full run walks; the others with --screens
WIDE = 900  # from this width on the whole board lies open
THUMB = 44  # pixels each way that a finger needs, on screens less wide than that
SHOWN = 20  # pixels of a piece that must show, each way, where another piece lies over its middle

PATIENCE = 5  # seconds in which a board given another size has found its place, on the busiest machine

# A piece is hit at its middle, or where it shows if only other pieces of the board lie over that. What is out
# of sight is held by a handle that is itself hit, lit, and names how many pieces lie there. Observers that
# count those speak up some frames after a change of size, so the board is asked until nothing is wrong.
# On a phone all that is pressed is as large as a thumb, but the lines of what the others did: they are text.
OUT_OF_REACH = """async ([shown, whole, patience, thumb]) => {
  const at = (x, y) => document.elementFromPoint(x, y);
  const hit = (piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const top = at(x + width / 2, y + height / 2);
    if (piece.contains(top)) return true;
    const grips = [...document.querySelectorAll("[data-grip]")];
    if (grips.some((grip) => piece.dataset.ids === grip.dataset.grip && hit(grip))) return true;
    if (top === null || top.closest("[data-ids]") === null) return false;
    for (let dx = x; dx + shown <= x + width; dx += 4)
      for (let dy = y; dy + shown <= y + height; dy += 4)
        if ([[1, 1], [shown - 1, 1], [1, shown - 1], [shown - 1, shown - 1], [shown / 2, shown / 2]].every(
          ([ox, oy]) => piece.contains(at(dx + ox, dy + oy)))) return true;
    return false;
  };
  const looks = () => {
    const named = (piece) => `${piece.dataset.ids}: ${piece.getAttribute("aria-label")}`;
    const handles = [...document.querySelectorAll("[data-holds]")].filter((one) => one.checkVisibility());
    const held = new Set(handles.flatMap((handle) => handle.dataset.holds.split(/[ ,]/)));
    const wrong = handles.filter((handle) => !hit(handle)).map((handle) => `handle ${handle.textContent}`);
    const shows = (id) => document.querySelector(`main [data-ids~="${id}"]`)?.checkVisibility();
    if (whole) wrong.push(...[...held].filter(shows).map((id) => `to be scrolled to: ${id}`));
    for (const handle of handles) {
      const count = handle.dataset.holds.split(" ").length;
      if (!handle.textContent.includes(String(count))) wrong.push(`handle without its count, ${count}`);
    }
    const legal = [...document.querySelectorAll('[data-ids][data-state="legal"]')];
    const ways = new Map();
    for (const piece of legal)
      for (const id of piece.dataset.ids.split(" ")) ways.set(id, [...(ways.get(id) ?? []), piece]);
    for (const [id, pieces] of ways)
      if (!held.has(id) && !pieces.some((piece) => piece.checkVisibility() && hit(piece)))
        wrong.push(named(pieces[0]));
    for (const answer of document.querySelectorAll("[data-prompt] [data-answer]"))
      if (!hit(answer)) wrong.push(`answer ${answer.textContent.trim()}`);
    const small = (piece) => {
      const { width, height } = piece.getBoundingClientRect();
      return piece.checkVisibility() && Math.min(width, height) < thumb - 0.5;
    };
    const pressed = "header.bar button, [role=tab], [data-prompt] button:not([data-since] *)";
    for (const piece of [...legal, ...document.querySelectorAll(pressed)])
      if (small(piece) && piece.closest("svg") === null) wrong.push(`too small for a thumb: ${named(piece)}`);
    return wrong;
  };
  const until = performance.now() + patience * 1000;
  for (;;) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const wrong = looks();
    if (wrong.length === 0 || performance.now() > until) return wrong;
  }
}"""


def out_of_reach(visitor: Visitor, size: str, *, whole: bool = True) -> list[str]:
    """What a click at its middle would not hit; on a desk no piece of a whole board needs a handle."""
    width, height = SIZES[size]
    visitor.page.set_viewport_size({"width": width, "height": height})
    thumb = THUMB if width < WIDE else 0
    found: list[str] = visitor.page.evaluate(OUT_OF_REACH, [SHOWN, whole and width >= WIDE, PATIENCE, thumb])
    return [f"{size}: {what}" for what in found]
