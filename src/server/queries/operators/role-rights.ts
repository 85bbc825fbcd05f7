import { sql } from 'drizzle-orm';
import { defaultLarge, type LargeChange } from '#domain/operators/large-change.ts';
import type { RightsChanges } from '#domain/operators/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import { roleRights } from '#server/db/schema/operators.ts';

export type RoleRights = { changes: RightsChanges; large: LargeChange; version: number };

/** The owner's table; version 0: nobody has changed it yet. */
export async function readRoleRights(db: Db): Promise<RoleRights> {
  const [row] = await db.select().from(roleRights);
  if (!row) return { changes: {}, large: defaultLarge, version: 0 };
  const { changes, largeRows: rows, largePercent: percent, version } = row;
  return { changes, large: { rows, percent }, version };
}

/** Behind `lockOperators`: of two at once the second sees what the first has saved. */
export async function writeRoleRights(tx: Db, rights: Omit<RoleRights, 'version'>): Promise<void> {
  const { changes, large } = rights;
  const set = { changes, largeRows: large.rows, largePercent: large.percent };
  await tx
    .insert(roleRights)
    .values(set)
    .onConflictDoUpdate({
      target: roleRights.isOnly,
      set: { ...set, version: sql`${roleRights.version} + 1` },
    });
}
