/** Signs that people write in a firm's name one time and leave out the next. */
export const unspokenSigns = ' .,\'’"()/_-';

/** The same for "Rawat & Sons." and "RAWAT AND SONS". `plainName` does it in SQL. */
export function plainFirmName(name: string): string {
  const spoken = name.toLowerCase().replaceAll('&', 'and');
  return Array.from(spoken)
    .filter((sign) => !unspokenSigns.includes(sign))
    .join('');
}
