const aheadOfUtc = '+05:30';
const aheadMs = 5.5 * 60 * 60 * 1_000;

/** What a field of date and time shows: 2026-11-21T00:00, by the clock in India. */
export function clockInIndia(isoTime: string): string {
  return new Date(Date.parse(isoTime) + aheadMs).toISOString().slice(0, 16);
}

/** The moment that such a field means; undefined where it holds none. */
export function fromClockInIndia(clock: string): string | undefined {
  const time = new Date(`${clock}:00${aheadOfUtc}`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
