/** What a spreadsheet would run as a formula, perhaps behind apostrophes that were put before it. */
const risky = /^'*[=+\-@\t\r]/;

/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function safeText(text: string): string {
  return risky.test(text) ? `'${text}` : text;
}

/** The text that `safeText` was given. */
export function unsafeText(text: string): string {
  return text.startsWith("'") && risky.test(text) ? text.slice(1) : text;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = safeText(value);
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type CsvRow = readonly (string | number)[];

/** Rows of a CSV file (RFC 4180), to be appended to others. */
export function csvRows(rows: readonly CsvRow[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Tells Excel that the file is UTF-8. */
export const csvMark = '\uFEFF';

export function csvFile(rows: readonly CsvRow[]): string {
  return csvMark + csvRows(rows);
}
