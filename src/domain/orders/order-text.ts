import { oneLine } from '#domain/content/plain-text.ts';
import { maxWantedLength } from '#domain/limits.ts';
import type { BareNumber } from './bare-number.ts';
import { bareCount, count, countOf, isCount, unit } from './order-count.ts';

/** One line of a list of goods, as someone typed, pasted or uploaded it. */
export type TypedLine = {
  /** A SKU, a barcode's number or a name. */
  wanted: string;
  /** 0: what stands there is no count. */
  packs: number;
  /** The size of the pack, where a column says so. */
  packSize: number | undefined;
  /** Where the count may belong to the name. */
  bare?: BareNumber | undefined;
};

/** Columns by their heads, however a sheet calls them. */
const heads = {
  wanted: /^(sku|code|item code|barcode|product|product[ _]name|item|name|नाम|प्रोडक्ट|आइटम|सामान)$/,
  packs: /^(packs?|packs wanted|qty|quantity|no\.? of packs|order|कितने(?: पैक)?|पैक|मात्रा|संख्या)$/,
  packSize: /^(pack size|set[ _]qty|units? (per|in a) pack)$/,
} as const;

type Columns = Record<keyof typeof heads, number>;

/** The lines of a text: one product each, as from a chat message or cells of a spreadsheet. */
export function readOrderText(text: string): TypedLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  // Under heads every line is parted as they are, whatever stands in it.
  const sign = signs.find((one) => columnsOf((lines[0] ?? '').split(one).map(tidy)));
  return readOrderRows(lines.map((line) => (sign ? line.split(sign) : cellsOf(line))));
}

/** The lines of a sheet; a first row of heads says which column is which. */
export function readOrderRows(rows: readonly (readonly string[])[]): TypedLine[] {
  const [first, ...rest] = rows.map((row) => row.map(tidy)).filter((row) => row.some(Boolean));
  if (!first) return [];
  const columns = columnsOf(first);
  const lines = columns
    ? rest.flatMap((row) => fromColumns(row, columns))
    : [first, ...rest].flatMap(fromCells);
  return lines.filter((line) => line.wanted !== '');
}

const signs = ['\t', ';', ','];

/** "Neem Face Wash, 50 ml",2: as a spreadsheet writes a cell with a sign in it. */
const quoted = /^"((?:[^"]|"")*)"\s*[\t;,]\s*(.*)$/;

/** Tabs part cells; semicolons and commas do behind a code, or where a count stands alone between them. */
function cellsOf(line: string): string[] {
  const [, name, rest] = quoted.exec(line.trim()) ?? [];
  if (name !== undefined) return [name.replaceAll('""', '"'), ...cellsOf(rest ?? '')];
  const sign = signs.find((one) => line.includes(one));
  if (sign === undefined) return [line];
  const cells = unmarked(line).split(sign);
  const isCode = /^[\w-]*\d[\w-]*$/.test(tidy(cells[0] ?? ''));
  return sign === '\t' || isCode || cells.some((cell) => isCount(tidy(cell))) ? cells : [line];
}

function tidy(text: string): string {
  return oneLine(text)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

function columnsOf(row: readonly string[]): Columns | undefined {
  const find = (head: RegExp) => row.findIndex((cell) => head.test(cell.toLowerCase()));
  const columns = {
    wanted: find(heads.wanted),
    packs: find(heads.packs),
    packSize: find(heads.packSize),
  };
  return columns.wanted >= 0 && columns.packs >= 0 ? columns : undefined;
}

/** A row without packs is one that nobody filled in. */
function fromColumns(row: readonly string[], columns: Columns): TypedLine[] {
  const wanted = row[columns.wanted] ?? '';
  const packs = row[columns.packs] ?? '';
  if (wanted === '' || Number(packs) === 0) return [];
  const size = Number(row[columns.packSize] ?? '');
  return [{ ...line(wanted, packs), packSize: size > 0 ? size : undefined }];
}

/** Without heads: "SKU, …, packs", or "packs, name". Cells without a count are asked about. */
function fromCells(row: readonly string[]): TypedLine[] {
  const [first = '', ...rest] = row.filter(Boolean);
  if (rest.length === 0) return fromMessage(first);
  const [next = ''] = rest;
  if (isCount(first) && !/^\d+$/.test(next)) return [line(next, first)];
  return [line(first, rest.findLast(isCount) ?? '')];
}

/** Without "[10:42, 16/11/2026] Ram: " and the marks of a list. */
function unmarked(text: string): string {
  return text
    .replace(/^\[[^\]]*\] ?[^:]{1,40}: ?/, '')
    .replace(/^(?:[-•–*] |\d{1,3}[.)] )/, '')
    .trim();
}

type Form = {
  form: RegExp;
  /** The group that is the count; the other one is the name. */
  packs: 1 | 2;
  /** Where the count may be a part of the name: what a product's name then has. */
  phrase?: RegExp;
  isLarge?: true;
};

/** What may stand around a name in a message, the count before or behind it. */
const forms: readonly Form[] = [
  { form: new RegExp(`^${count} ?(?:[x×*] ?|${unit}(?: of)? )(.+)$`, 'i'), packs: 1 },
  { form: new RegExp(`^(.+?) ?[×*] ?${count}(?: ?${unit})?$`, 'i'), packs: 2 },
  {
    form: new RegExp(`^(.+?)(?: x ?| - ?| – ?|: ?| ?= ?)${count}(?: ?${unit})?$`, 'i'),
    packs: 2,
  },
  { form: new RegExp(`^(.+?) ${count} ?${unit}$`, 'i'), packs: 2, phrase: /\d+ ?\S+$/ },
  // One word with a digit or a hyphen is a SKU.
  { form: new RegExp(String.raw`^(?=\S*[\d-])(\S+) ${count}$`, 'i'), packs: 2 },
  {
    form: new RegExp(String.raw`^(?=.*\p{L})(.+) ${bareCount}$`, 'iu'),
    packs: 2,
    phrase: /\S+ \S+$/,
  },
  {
    form: new RegExp(String.raw`^${bareCount} (?=.*\p{L})(.+)$`, 'iu'),
    packs: 1,
    phrase: /^\S+ \S+/,
  },
  // More than anybody orders: asked about.
  { form: /^(?=\S*[\d-])(?=\S*\p{L})(\S+) (\d{5,})$/u, packs: 2 },
  { form: /^(?=.*\p{L})(.+) (\d{1,4})$/u, packs: 2, phrase: /\d+$/, isLarge: true },
  { form: /^(\d{1,4}) (?=.*\p{L})(.+)$/u, packs: 1, phrase: /^\d+/, isLarge: true },
];

function fromMessage(text: string): TypedLine[] {
  const said = unmarked(text);
  if (!/[\p{L}\d]/u.test(said)) return [];
  for (const { form, packs, phrase, isLarge = false } of forms) {
    const found = form.exec(said);
    if (!found) continue;
    const [together] = phrase?.exec(said) ?? [];
    const bare = together === undefined ? undefined : { text: said, phrase: together, isLarge };
    // A large number is searched with the name.
    const counted = isLarge ? line(said, '') : line(found[3 - packs] ?? '', found[packs] ?? '');
    return [{ ...counted, bare }];
  }
  return [line(said, '1')];
}

/** As the search takes it: half a character, cut here or pasted so, or a NUL would have all lines refused. */
function line(wanted: string, said: string): TypedLine {
  const few = wanted
    .trim()
    .slice(0, maxWantedLength)
    .replace(/[\p{Surrogate}\p{Cc}]/gu, '');
  return { wanted: few.trim(), packs: countOf(said), packSize: undefined };
}
