/** What a link of Google Maps takes between where one is and where one ends. */
const maxBetween = 9;

/** The way past these addresses in their order; undefined where one link cannot show it. */
export function wayAlong(addresses: readonly string[]): string | undefined {
  const between = addresses.slice(0, -1);
  const destination = addresses.at(-1);
  if (destination === undefined || between.length === 0 || between.length > maxBetween)
    return undefined;
  const query = new URLSearchParams({ api: '1', destination, waypoints: between.join('|') });
  return `https://www.google.com/maps/dir/?${query}`;
}
