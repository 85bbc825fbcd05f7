import type { ImportKind } from '#domain/files/import-file.ts';
import type { Db } from '#server/db/connect.ts';
import { customerChecker } from './check-customers.ts';
import { nameChecker } from './check-names.ts';
import { openingBillChecker } from './check-opening-bills.ts';
import { productChecker } from './check-products.ts';
import { stockChecker } from './check-stock.ts';
import type { Outcome } from './outcome.ts';
import type { ParsedRow } from './parse-row.ts';

/**
 * Compares rows with the shop: first made for a file, then given each batch, for which it reads what
 * the rows need, then each row.
 */
export type Checker = (
  db: Db,
  kind: ImportKind,
) => Promise<(rows: ParsedRow[]) => Promise<(row: ParsedRow) => Promise<Outcome> | Outcome>>;

export const checkers: Record<ImportKind, Checker> = {
  products: productChecker,
  prices: productChecker,
  stock: stockChecker,
  customers: customerChecker,
  names: nameChecker,
  openingBills: openingBillChecker,
};
