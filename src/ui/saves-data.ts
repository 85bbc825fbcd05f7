type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether this person's data is scarce: they said so, or the network is slow. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }; // `as`: not in every browser, so not in TypeScript's types
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
