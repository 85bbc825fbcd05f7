const snakeNames = new Map<string, string>();

/** `pricePaise` → `price_paise`: as the database and the wire name it. */
export function snakeName(name: string): string {
  const known = snakeNames.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeNames.set(name, made);
  return made;
}

/** The columns by the names that the database has for them. */
export function snakeCased(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [snakeName(name), value]),
  );
}
