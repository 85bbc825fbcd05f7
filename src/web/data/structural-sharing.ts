type Parts = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

/** `now` with every part that equals its part of `before` replaced by it; `before` where all do. */
export function shareStructure<T>(before: unknown, now: T): T {
  if (!isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts = Object.entries(now).map(
    ([key, part]) => [key, shareStructure(before[key], part)] as const,
  );
  const isSame =
    parts.length === Object.keys(before).length &&
    parts.every(([key, part]) => key in before && part === before[key]);
  if (isSame) return before as T; // `as`: they are equal
  const merged = Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  return merged as T; // `as`: the parts of `now`, or equal ones
}
