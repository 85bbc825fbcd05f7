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

// By hand, as there is no summer time: Intl's first formatter keeps a cheap phone busy for as long as
// the rest of a page, and browsers and servers differ in what joins the parts.

/** 4 October 2026 */
export function formatDay(isoTime: string): string {
  const time = inIndia(isoTime);
  return `${time.getUTCDate()} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}

/** 4 October 2026, 16:30 */
export function formatMoment(isoTime: string): string {
  return `${formatDay(isoTime)}, ${inIndia(isoTime).toISOString().slice(11, 16)}`;
}

/** A time whose UTC parts are those on the clocks of India. */
function inIndia(isoTime: string): Date {
  return new Date(Date.parse(isoTime) + aheadOfUtcMs);
}
