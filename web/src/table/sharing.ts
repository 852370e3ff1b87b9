/** What is told anew and has not changed stays the object it was: nothing that draws it has to look at it again. */
export function shared<T>(known: unknown, told: T): T {
  if (Object.is(known, told) || typeof told !== "object" || told === null) return told;
  if (typeof known !== "object" || known === null || Array.isArray(known) !== Array.isArray(told))
    return told;
  const before = known as Record<string, unknown>;
  const now = told as Record<string, unknown>;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    now[key] = shared(before[key], now[key]);
    same &&= Object.is(before[key], now[key]) && key in before;
  }
  return same ? (known as T) : told;
}
