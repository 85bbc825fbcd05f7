import { isPriceField } from '#domain/catalogue/product-rules.ts';
import type { Permission } from '#domain/operators/permissions.ts';

/**
 * What a file of the console is about; `names`: the Hindi names of categories and brands; `openingBills`: what
 * customers owed before the shop kept these books.
 */
export const importKinds = [
  ...(['products', 'prices', 'stock', 'customers', 'names', 'openingBills'] as const),
] as const;

export type ImportKind = (typeof importKinds)[number];

export const importStates = [
  'checking',
  'checked',
  'refused',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;

export type ImportState = (typeof importStates)[number];

export const fileFormats = ['csv', 'xlsx'] as const;

export type FileFormat = (typeof fileFormats)[number];

export type FileLimits = {
  bytes: number;
  /** Without the header. */
  rows: number;
  columns: number;
  /** In all, empty ones too: each costs its reader time. */
  cells: number;
  cellLength: number;
  /** Of a row of a CSV file. */
  rowLength: number;
  /** Of an XLSX file, unpacked. */
  unpackedBytes: number;
  /** Of all cells together. */
  characters: number;
  /** How long reading may take in all, without what is done with its rows meanwhile. */
  seconds: number;
};

export const fileLimits: FileLimits = {
  bytes: 32 * 1024 * 1024,
  rows: 100_000,
  columns: 200,
  cells: 5_000_000,
  /** Of one cell: a description has at most 20,000. */
  cellLength: 40_000,
  rowLength: 1_000_000,
  unpackedBytes: 400 * 1024 * 1024,
  characters: 200_000_000,
  seconds: 60,
};

/** Of a customer's order: a few hundred lines, however wide the sheet around them is. */
export const orderFileLimits: FileLimits = {
  bytes: 256 * 1024,
  rows: 1_000,
  columns: 50,
  cells: 50_000,
  cellLength: 500,
  rowLength: 10_000,
  unpackedBytes: 8 * 1024 * 1024,
  characters: 256 * 1024,
  seconds: 5,
};

/** Of a bank's statement: a busy month. */
export const bankFileLimits: FileLimits = {
  bytes: 4 * 1024 * 1024,
  rows: 20_000,
  columns: 50,
  cells: 500_000,
  cellLength: 2_000,
  rowLength: 20_000,
  unpackedBytes: 64 * 1024 * 1024,
  characters: 8 * 1024 * 1024,
  seconds: 10,
};

/** By which column its rows are found. */
export function keyColumn(kind: ImportKind): 'sku' | 'mobile' | 'place' {
  if (kind === 'customers' || kind === 'openingBills') return 'mobile';
  return kind === 'names' ? 'place' : 'sku';
}

/** Who may not save such a thing one by one may not with a file either. */
export function permissionOfKind(kind: ImportKind): Permission {
  if (kind === 'openingBills') return 'payments';
  return kind === 'names' ? 'products' : kind;
}

/** Work on it is under way. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'checking' || state === 'applying' || state === 'undoing';
}

/**
 * The largest change among prices, in hundredths of a percent; a price that comes or goes has none.
 * `before` and `after` hold the fields that change, by name.
 */
export function largestPriceChange(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): number | null {
  let largest: number | null = null;
  for (const [name, now] of Object.entries(after)) {
    const was = before[name];
    if (!isPriceField(name) || typeof was !== 'number' || typeof now !== 'number') continue;
    if (was === 0) continue;
    const change = Math.round(((now - was) / was) * 10_000);
    if (largest === null || Math.abs(change) > Math.abs(largest)) largest = change;
  }
  return largest;
}
