const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const aheadOfUtcMs = 5.5 * 60 * 60 * 1_000;

// Without Intl, since India has no summer time: creating its first formatter takes a cheap phone as
// long as the rest of a page, and browsers and servers join the parts of a date differently.

/** 4 October 2026 */
export function formatDay(isoTime: string): string {
  const time = inIndia(isoTime);
  return `${time.getUTCDate()} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}

/** 4 October 2026, 16:30 */
export function formatMoment(isoTime: string): string {
  return `${formatDay(isoTime)}, ${inIndia(isoTime).toISOString().slice(11, 16)}`;
}

/** Shifted so that its UTC fields show the time in India. */
function inIndia(isoTime: string): Date {
  return new Date(Date.parse(isoTime) + aheadOfUtcMs);
}
