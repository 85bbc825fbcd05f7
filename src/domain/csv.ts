/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
function safeText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = safeText(value);
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export type CsvRow = readonly (string | number)[];

/** Rows of a CSV file (RFC 4180), to be appended to others. */
export function csvRows(rows: readonly CsvRow[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Tells Excel that the file is UTF-8. */
export const csvMark = '\uFEFF';

export function csvFile(rows: readonly CsvRow[]): string {
  return csvMark + csvRows(rows);
}
