import { isPriceField } from './product-rules.ts';

/** What a file of the console is about. */
export const importKinds = ['products', 'prices', 'stock', 'customers'] as const;

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

export const fileLimits = {
  bytes: 32 * 1024 * 1024,
  /** Without the header. */
  rows: 100_000,
  columns: 200,
  /** Of one cell: a description has at most 20,000. */
  cellLength: 40_000,
  /** Of a row of a CSV file. */
  rowLength: 1_000_000,
  /** Of an XLSX file, unpacked. */
  unpackedBytes: 400 * 1024 * 1024,
} as const;

/** By which column its rows are found. */
export function keyColumn(kind: ImportKind): 'sku' | 'mobile' {
  return kind === 'customers' ? 'mobile' : 'sku';
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
