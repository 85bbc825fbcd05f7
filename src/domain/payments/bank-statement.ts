import { rupeesToPaise } from '#domain/money/money.ts';

/** Which column of a bank's statement says what, from 0. */
export type BankColumns = {
  date: number;
  text: number;
  /** null: it is in the text. */
  reference: number | null;
  credit: number;
  /** Says CR or DR, where credits and debits share a column. */
  direction: number | null;
};

export type BankLine = {
  /** Of the file, from 1. */
  row: number;
  /** 2026-10-04 */
  day: string;
  text: string;
  reference: string;
  amountPaise: number;
  /** Of lines that are the same, the first, the second… */
  nth: number;
};

const names = {
  date: /^(txn|tran(s(action)?)?|value|post(ing)?)?\.?\s*(date|dt)\b/i,
  text: /narration|description|particulars|remarks|details/i,
  reference: /\bref|chq|cheque|utr|instrument/i,
  credit: /credit|deposit|\bcr\b.*(amount|amt)|(amount|amt).*\bcr\b/i,
  amount: /^(transaction\s+)?amount|^amt/i,
  direction: /^(dr|cr|debit)\s*[/|]\s*(cr|dr|credit)|^type$/i,
};

/** The row with the names of the columns: banks write their own name and address above it. */
export function headRowOf(rows: readonly string[][]): number {
  const found = rows
    .slice(0, 40)
    .findIndex(
      (row) =>
        row.some((cell) => names.date.test(cell.trim())) &&
        row.some((cell) => names.credit.test(cell) || names.amount.test(cell.trim())),
    );
  if (found >= 0) return found;
  const filled = rows.slice(0, 40).map((row) => row.filter((cell) => cell.trim() !== '').length);
  return Math.max(filled.indexOf(Math.max(...filled)), 0);
}

/** What the names of the columns say; undefined where a person has to. */
export function guessColumns(head: readonly string[]): BankColumns | undefined {
  const find = (name: RegExp) => {
    const at = head.findIndex((cell) => name.test(cell.trim()));
    return at < 0 ? null : at;
  };
  const direction = find(names.direction);
  const [date, text] = [find(names.date), find(names.text)];
  const credit = find(names.credit) ?? (direction === null ? null : find(names.amount));
  if (date === null || text === null || credit === null || credit === direction) return undefined;
  const reference = find(names.reference);
  return { date, text, credit, direction, reference: reference === text ? null : reference };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 04/10/2026, 4-10-26, 04-Oct-2026, 4 October 2026, 2026-10-04; with a time behind it too. */
export function bankDay(text: string): string | undefined {
  const given = text.trim();
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(given);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const parts = /^(\d{1,2})[/. -]+([a-z]{3,9}|\d{1,2})[/., -]+(\d{4}|\d\d)\b/i.exec(given);
  if (!parts) return undefined;
  const [, day, month = '', year = ''] = parts;
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  if (named === 0 && !/^\d+$/.test(month)) return undefined;
  return dayOf(year.length === 2 ? `20${year}` : year, String(named || Number(month)), day);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isOne = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isOne && text.startsWith('20') ? text : undefined;
}

/** '1,25,000.00', '₹ 500 Cr'; undefined: nothing came in. */
export function bankPaise(text: string): number | undefined {
  const given = /^(?:₹|INR|Rs\.?)?\s*([\d,]+(?:\.\d{1,2})?)\s*(cr)?\.?$/i.exec(text.trim());
  const rupees = given ? Number((given[1] ?? '').replaceAll(',', '')) : Number.NaN;
  return rupees > 0 && rupees < 10_000_000 ? rupeesToPaise(rupees) : undefined;
}

/** What came in, line by line; what is none of that (debits, sums, empty rows) is left out. */
export function bankLines(
  rows: readonly string[][],
  headRow: number,
  columns: BankColumns,
): BankLine[] {
  const seen = new Map<string, number>();
  return rows.flatMap((cells, at) => {
    if (at <= headRow) return [];
    const cellOf = (column: number | null) =>
      column === null ? '' : (cells[column] ?? '').replace(/\s+/g, ' ').trim();
    const day = bankDay(cellOf(columns.date));
    const amountPaise = bankPaise(cellOf(columns.credit));
    const isDebit = /^d/i.test(cellOf(columns.direction));
    if (day === undefined || amountPaise === undefined || isDebit) return [];
    const text = cellOf(columns.text).slice(0, 500);
    const reference = cellOf(columns.reference)
      .replace(/^['-]+$/, '')
      .slice(0, 100);
    const same = `${day} ${amountPaise} ${reference} ${text}`;
    const nth = (seen.get(same) ?? 0) + 1;
    seen.set(same, nth);
    return [{ row: at + 1, day, text, reference, amountPaise, nth }];
  });
}
