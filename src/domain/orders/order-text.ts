import { oneLine } from '#domain/content/plain-text.ts';
import { latinDigits } from '#domain/india/latin-digits.ts';
import { maxWantedLength } from '#domain/limits.ts';
import type { BareNumber } from './bare-number.ts';
import { unmarked, withoutPackSize } from './chat-line.ts';
import { bareCount, type Count, count, counted, countOf, isCount } from './order-count.ts';
import { unitOf } from './order-units.ts';

/** One line of a list of goods, as someone typed, pasted or uploaded it. Without a unit its count is of packs. */
export type TypedLine = Count & {
  /** All that was typed. */
  text: string;
  /** A SKU, a barcode's number or a name. */
  wanted: string;
  /** The size of the pack, where it says so. */
  packSize: number | undefined;
  /** Where the count may belong to the name. */
  bare?: BareNumber | undefined;
};

/** Columns by their heads, however a sheet calls them. */
const heads = {
  wanted: /^(sku|code|item code|barcode|product|product[ _]name|item|name|नाम|प्रोडक्ट|आइटम|सामान)$/,
  packs: /^(packs?|packs wanted|qty|quantity|no\.? of packs|order|कितने(?: पैक)?|पैक|मात्रा|संख्या)$/,
  pieces: /^(pcs|pieces|nos|पीस|नग)$/,
  packSize: /^(pack size|set[ _]qty|units? (per|in a) pack)$/,
} as const;

type Columns = Record<keyof typeof heads, number>;

/** The lines of a text: one product each, as from a chat message or cells of a spreadsheet. */
export function readOrderText(text: string): TypedLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  // Under heads every line is parted as they are, whatever stands in it.
  const sign = signs.find((one) => columnsOf((lines[0] ?? '').split(one).map(tidy)));
  const goods = sign ? lines : lines.flatMap(goodsOf);
  return readOrderRows(goods.map((line) => (sign ? line.split(sign) : cellsOf(line))));
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
  return latinDigits(oneLine(text))
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

function columnsOf(row: readonly string[]): Columns | undefined {
  const find = (head: RegExp) => row.findIndex((cell) => head.test(cell.toLowerCase()));
  const columns = {
    wanted: find(heads.wanted),
    packs: find(heads.packs),
    pieces: find(heads.pieces),
    packSize: find(heads.packSize),
  };
  return columns.wanted >= 0 && Math.max(columns.packs, columns.pieces) >= 0 ? columns : undefined;
}

/** A row without packs is one that nobody filled in. */
function fromColumns(row: readonly string[], columns: Columns): TypedLine[] {
  const wanted = row[columns.wanted] ?? '';
  const isPieces = columns.packs < 0;
  const said = row[isPieces ? columns.pieces : columns.packs] ?? '';
  if (wanted === '' || Number(said) === 0) return [];
  const size = Number(row[columns.packSize] ?? '');
  const read = line(wanted, said, `${wanted}, ${said}`);
  const unit = read.unit ?? (isPieces ? 'piece' : undefined);
  return [{ ...read, unit, packSize: size > 0 ? size : undefined }];
}

/** Without heads: "SKU, …, packs", or "packs, name". Cells without a count are asked about. */
function fromCells(row: readonly string[]): TypedLine[] {
  const [first = '', ...rest] = row.filter(Boolean);
  if (rest.length === 0) return fromMessage(first);
  const [next = ''] = rest;
  const text = row.filter(Boolean).join(', ');
  if (isCount(first) && !/^\d+$/.test(next)) return [line(next, first, text)];
  return [line(first, rest.findLast(isCount) ?? '', text)];
}

type Form = {
  form: RegExp;
  /** The group that is the count; the other one is the name. */
  count: 1 | 2;
  /** Where the count may be a part of the name: what a product's name then has. */
  phrase?: RegExp;
  isLarge?: true;
};

const any = `(${counted}|${count})`;

/** What may stand around a name in a message, the count before or behind it. */
const forms: readonly Form[] = [
  { form: new RegExp(`^(${count}) ?[x×*] ?(.+)$`, 'i'), count: 1 },
  {
    form: new RegExp(`^(${counted})(?: (?:of|ka|ki|ke|का|की|के))? (.+)$`, 'i'),
    count: 1,
    phrase: new RegExp(`^${counted}`, 'i'),
  },
  { form: new RegExp(`^(.+?) ?[×*] ?${any}$`, 'i'), count: 2 },
  { form: new RegExp(`^(.+?)(?: x ?| - ?| – ?|: ?| ?= ?)${any}$`, 'i'), count: 2 },
  {
    form: new RegExp(`^(.+?)[ –-]+(${counted})$`, 'i'),
    count: 2,
    phrase: new RegExp(`${counted}$`, 'i'),
  },
  // One word with a digit or a hyphen is a SKU.
  { form: new RegExp(String.raw`^(?=\S*[\d-])(\S+) (${count})$`, 'i'), count: 2 },
  {
    form: new RegExp(String.raw`^(?=.*\p{L})(.+) (${bareCount})$`, 'iu'),
    count: 2,
    phrase: /\S+ \S+$/,
  },
  {
    form: new RegExp(String.raw`^(${bareCount}) (?=.*\p{L})(.+)$`, 'iu'),
    count: 1,
    phrase: /^\S+ \S+/,
  },
];

/** More than anybody orders without a word for it: asked about. */
const largeForms: readonly Form[] = [
  { form: /^(?=\S*[\d-])(?=\S*\p{L})(\S+) (\d{5,})$/u, count: 2 },
  { form: /^(?=.*\p{L})(.+) (\d{1,4})$/u, count: 2, phrase: /\d+$/, isLarge: true },
  { form: /^(\d{1,4}) (?=.*\p{L})(.+)$/u, count: 1, phrase: /^\d+/, isLarge: true },
];

function fromMessage(text: string): TypedLine[] {
  const { said, packSize } = withoutPackSize(unmarked(text));
  if (!/[\p{L}\d]/u.test(said)) return [];
  for (const { form, count, phrase, isLarge = false } of [...forms, ...largeForms]) {
    const found = form.exec(said);
    if (!found) continue;
    const [together] = phrase?.exec(said) ?? [];
    const bare = together === undefined ? undefined : { phrase: together, isLarge };
    // A large number is searched with the name.
    const [wanted, number] = isLarge ? [said, ''] : [found[3 - count] ?? '', found[count] ?? ''];
    return [{ ...line(wanted, number, said), packSize, bare }];
  }
  return [{ ...line(said, '1', said), packSize }];
}

/** "5 carton soap aur 10 honey" are two lines; "Neem & Aloe 6 pcs" is one. */
function goodsOf(text: string): string[] {
  if (/[\t"]/.test(text)) return [text];
  const goods = unmarked(tidy(text)).split(/ (?:aur|और|and|&|\+) |, ?/i);
  const isGoods = (part: string) =>
    forms.some(({ form, count }) => {
      const name = form.exec(part)?.[3 - count] ?? '';
      return /\p{L}{2}/u.test(name) && unitOf(name) === undefined;
    });
  return goods.length > 1 && goods.every(isGoods) ? goods : [text];
}

/** As the search takes it: half a character, cut here or pasted so, or a NUL would have all lines refused. */
function line(wanted: string, said: string, text: string): TypedLine {
  const few = wanted
    .trim()
    .slice(0, maxWantedLength)
    .replace(/[\p{Surrogate}\p{Cc}]/gu, '');
  return { text, wanted: few.trim(), ...countOf(said), packSize: undefined };
}
