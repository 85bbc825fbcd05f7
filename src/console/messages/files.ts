import type { ImportKind } from '#domain/files/import-file.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';

const rows = (count: number) => `${groupDigits(count)} ${count === 1 ? 'row' : 'rows'}`;
const things = {
  products: ['product', 'products'],
  prices: ['product', 'products'],
  stock: ['product', 'products'],
  customers: ['customer', 'customers'],
  names: ['category or brand', 'categories and brands'],
  openingBills: ['opening bill', 'opening bills'],
} as const satisfies Record<ImportKind, readonly [string, string]>;
const counted = (kind: ImportKind, count: number) =>
  `${groupDigits(count)} ${things[kind][count === 1 ? 0 : 1]}`;

const changing: Record<ImportKind, string> = {
  ...{ products: 'fields', prices: 'prices', stock: 'the stock', customers: 'fields' },
  ...{ names: 'Hindi names', openingBills: '' },
};

/** What applying does, in numbers. */
function changesOf(kind: ImportKind, added: number, changed: number): string {
  const parts = [
    added > 0 ? `adds ${counted(kind, added)}` : '',
    changed > 0 ? `changes ${changing[kind]} of ${counted(kind, changed)}` : '',
  ].filter(Boolean);
  return parts.join(' and ');
}

const takenBack = (kind: ImportKind, added: number, changed: number) =>
  `${[changed > 0 ? `${counted(kind, changed)} will be as before` : '', added > 0 ? `${counted(kind, added)} will be taken out` : ''].filter(Boolean).join(', ')}.`;

export const kindNames: Record<ImportKind, string> = {
  products: 'Products',
  prices: 'Prices',
  stock: 'Stock',
  customers: 'Customers',
  names: 'Hindi names',
  openingBills: 'Opening bills',
};

export const kindHints: Record<ImportKind, string> = {
  products: 'Found by SKU; a new SKU adds a product. A column that is left out stays as it is.',
  prices: 'Found by SKU. Empty cells end a pack’s own MRP; columns that are left out stay.',
  stock:
    'Found by SKU. What you counted on the shelf, with the goods of orders that have not left the shop; the difference goes into the ledger.',
  customers:
    'Found by mobile number; a new one adds a customer, who sets a PIN by “Forgot PIN” or a link you send.',
  names:
    'Hindi names of categories and brands, found by their place: “Skin Care / Face Care”, “Brand / Nimora”. An empty cell takes the Hindi name away. Products have theirs in their own file.',
  openingBills:
    'What customers owed before you began here, bill by bill, found by mobile number. Below zero: what you owe them. It is in no sales and no tax.',
};

/** A file with rows to correct says how many: `wrongRows`. */
export const standingNames = {
  checking: 'Checking',
  ready: 'Ready to apply',
  'sum-differs': 'Sums differ',
  nothing: 'Nothing to change',
  unreadable: 'Not readable',
  applying: 'Applying',
  applied: 'Applied',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
} as const;

export const fileTexts = {
  title: 'Files',
  upload: 'Upload a file',
  kind: 'What is in it',
  kindOf: 'Kind',
  formats: 'CSV or Excel (.xlsx). It is checked first; nothing changes until you apply it.',
  drop: 'Drop it here, or choose it.',
  choose: 'Choose a file',
  uploading: 'Uploading…',
  downloads: 'Download',
  downloadsHint: 'Change a file in your spreadsheet and upload it again, or begin with a template.',
  download: (kind: string, format: string) => `${kind} as ${format}`,
  template: 'Template',
  templateOf: (kind: string) => `Template for ${kind}`,
  past: 'Uploaded files',
  all: 'All',
  filter: 'Files of',
  noneYet: 'No file has been uploaded yet.',
  noneOf: 'No file is found.',
  search: 'Search',
  searchHint: 'Name of the file',
  showAll: 'Show all',
  file: 'File',
  rows: 'Rows',
  state: 'State',
  who: 'By',
  when: 'When',
  wrongRows: (count: number) => `${rows(count)} to correct`,
  back: 'All files',
  uploadedBy: (kind: string, who: string, when: string) => `${kind} · ${who} · ${when}`,
  underWay: {
    checking: (done: number) => `Checking: ${rows(done)} so far`,
    applying: (done: number, of: number) => `Applying: ${groupDigits(done)} of ${rows(of)}`,
    undoing: (done: number, of: number) => `Undoing: ${groupDigits(done)} of ${rows(of)}`,
  },
  goOn: 'You can leave this page; it goes on.',
  counts: 'What is in the file',
  newBrands: (count: number, names: readonly string[]) =>
    `${count === 1 ? '1 new brand' : `${groupDigits(count)} new brands`}: ${names.join(', ')}${count > names.length ? ', …' : ''}`,
  added: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  wrong: 'Wrong',
  wrongTitle: (count: number) => `${rows(count)} ${count === 1 ? 'is' : 'are'} wrong`,
  wrongText:
    'Nothing can be applied until every row is right. Correct the file and upload it again.',
  toCorrect: 'To correct',
  correctAs: (format: string) => `${format} to correct`,
  uploadAgain: 'Upload again',
  unreadable: 'This file could not be read',
  headerWrong:
    'The columns that row 1 names are not right. No row below it was read, and nothing changes.',
  headerError: (column: string, message: string) => `Column “${column}”: ${message}`,
  aboutHeader: 'What is wrong with row 1',
  moreColumns: (count: number) => `And ${groupDigits(count)} more.`,
  row: 'Row',
  columnOf: (letter: string) => `Column ${letter}`,
  quoted: (field: string, value: string) => `${field} “${value}”`,
  reason: 'What is wrong',
  preview: 'What changes',
  previewHint: 'The largest price changes come first.',
  item: {
    ...{ products: 'Product', prices: 'Product', stock: 'Product', customers: 'Customer' },
    ...{ names: 'Category or brand', openingBills: 'Customer' },
  },
  priceChange: 'Price change',
  margin: (slot: number) => `Margin ${slot}`,
  isNew: 'New',
  nothing: 'This file changes nothing.',
  rowsGone: 'The rows of this file are no longer kept.',
  next: 'Next page',
  first: 'First page',
  apply: 'Apply',
  changes: (count: number) => `${groupDigits(count)} ${count === 1 ? 'change' : 'changes'}`,
  applyTitle: 'Apply this file?',
  applyText: (kind: ImportKind, added: number, changed: number) =>
    `It ${changesOf(kind, added, changed)}, all together or not at all. ${kind === 'openingBills' ? 'You can undo it as long as nothing is paid of them.' : 'You can undo it as long as nobody changes these rows.'}`,
  applyNow: 'Apply',
  undo: 'Undo',
  undoTitle: 'Undo this file?',
  undoText: (kind: ImportKind, added: number, changed: number) =>
    kind === 'openingBills'
      ? `${counted(kind, added)} will be balanced by papers of today, and count no more.`
      : takenBack(kind, added, changed),
  undoNow: 'Undo',
  keep: 'Cancel',
  applied: (when: string) => `Applied · ${when}`,
  undone: (when: string) => `Undone · ${when}. Everything is as it was before.`,
  controlSum: 'Sum of all amounts',
  controlSumHint:
    'As your old books say it. The file is applied only where its amounts come to it.',
  sumAgrees: (sum: string) => `The amounts come to ${sum}, as you typed.`,
  sumDiffers: 'The sums differ',
  sumDiffersText: (sum: string, typed: string) =>
    `The amounts of this file come to ${sum}, and you typed ${typed}. Look for a row that is missing, twice or mistyped, and upload it again.`,
  empty: 'empty',
  /** Shorter than on the form of a product. */
  fields: {
    maxqty: 'Most units',
    low_stock_units: 'Low stock below',
    best_pick: 'Best pick',
    hidden: 'Hidden',
    brand_name: 'Brand',
    category_name: 'Category',
    subcategory_name: 'Subcategory',
    sub_subcategory_name: 'Sub-subcategory',
    stock: 'Stock',
    name_hi: 'Hindi name',
    brand_name_hi: 'Hindi name',
    mobile: 'Mobile',
    due_date: 'Due on',
  },
} as const;
