/** 04/10/2026, of a day written 2026-10-04. */
export function formatTypedDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/**
 * A day as it is typed in India, day first: 4/10/2026, 04-10-2026 or 04102026; 2026-10-04 too. Undefined
 * where it is none, or not yet.
 */
export function parseTypedDay(text: string): string | undefined {
  const given = text.trim();
  const parts =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(given) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(given);
  const [, day = '', month = '', year] = parts ?? [];
  const iso = parts ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : given;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return undefined;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // The 30th of February would be the 2nd of March.
  const isOne = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isOne ? iso : undefined;
}
