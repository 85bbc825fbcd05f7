import { editChange } from '#contract/console/bulk-edit.ts';
import { permissionOfEdit } from '#domain/catalogue/bulk-edit.ts';
import { isLargeChange } from '#domain/operators/large-change.ts';
import type { Permission } from '#domain/operators/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import type { EditRecord } from '#server/queries/catalogue/bulk-edits.ts';
import { readLargestPriceChange } from '#server/queries/files/import-files.ts';
import { readRoleRights } from '#server/queries/operators/role-rights.ts';

type Edit = Pick<EditRecord, 'fileId' | 'change' | 'changed'>;

/** What whoever scheduled an edit must be allowed when it runs. */
export async function neededForEdit(db: Db, edit: Edit): Promise<Permission[]> {
  const own = permissionOfEdit(editChange.parse(edit.change));
  const { large } = await readRoleRights(db);
  const priceChange = await readLargestPriceChange(db, edit.fileId);
  const isLarge = isLargeChange({ rows: edit.changed, priceChange }, large);
  return isLarge ? [own, 'large-files'] : [own];
}
