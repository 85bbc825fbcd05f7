import { Refusal } from '#contract/refusal.ts';
import { permissionOfKind } from '#domain/files/import-file.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { isLargeChange, type LargeChange } from '#domain/operators/large-change.ts';
import type { Permission } from '#domain/operators/permissions.ts';
import type { OperatorContext } from '#server/console/context.ts';
import type { Db } from '#server/db/connect.ts';
import { type ImportFile, readLargestPriceChange } from '#server/queries/files/import-files.ts';
import { readRoleRights } from '#server/queries/operators/role-rights.ts';

type Operator = Pick<OperatorContext['operator'], 'may'>;
type Source = { fileId: number; rows: number };

/** The owner's limit that these changes of prices or stock are beyond; undefined: within both. */
async function limitPassed(db: Db, { fileId, rows }: Source): Promise<LargeChange | undefined> {
  const { large } = await readRoleRights(db);
  const priceChange = await readLargestPriceChange(db, fileId);
  return isLargeChange({ rows, priceChange }, large) ? large : undefined;
}

export async function refuseLarge(db: Db, { may }: Operator, source: Source): Promise<void> {
  if (may('large-files')) return;
  const passed = await limitPassed(db, source);
  if (!passed) return;
  const limits = `${groupDigits(passed.rows)} rows or a price by more than ${passed.percent}%`;
  throw new Refusal(
    'not-allowed',
    `This changes more than ${limits}: please ask an owner, or somebody who may change that much, to do it.`,
  );
}

const isOfGoods = ({ kind }: ImportFile) => ['products', 'prices', 'stock'].includes(kind);
const sourceOf = ({ id, added, changed }: ImportFile) => ({ fileId: id, rows: added + changed });

export async function refuseLargeFile(
  { db, operator }: Pick<OperatorContext, 'db' | 'operator'>,
  file: ImportFile,
): Promise<void> {
  if (isOfGoods(file)) await refuseLarge(db, operator, sourceOf(file));
}

/** What whoever applies or undoes a file must be allowed when it is done. */
export async function neededForFile(db: Db, file: ImportFile): Promise<Permission[]> {
  const own = permissionOfKind(file.kind);
  const isLarge = isOfGoods(file) && (await limitPassed(db, sourceOf(file)));
  return isLarge ? [own, 'large-files'] : [own];
}
