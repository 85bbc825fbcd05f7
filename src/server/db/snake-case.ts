const snakeNames = new Map<string, string>();

function snakeName(name: string): string {
  const known = snakeNames.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeNames.set(name, made);
  return made;
}

/** `pricePaise` → `price_paise`: as the database names it. */
export function snakeCased(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [snakeName(name), value]),
  );
}
