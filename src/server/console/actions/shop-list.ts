import type { SQL } from 'drizzle-orm';
import type { Refuse } from '#contract/refuse.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { existing, refuseChanged } from '#server/console/existing.ts';
import { badField } from '#server/messages/bad-input.ts';
import { pictureExists } from '#server/queries/catalogue/pictures.ts';
import {
  deleteRow,
  insertLast,
  lockOrder,
  lockRow,
  type ShopList,
  updateRow,
  writeOrder,
} from '#server/queries/content/shop-lists.ts';

type Tx = OperatorContext['db'];

/** One of the short lists that an operator edits. */
export type EditedList<T extends ShopList> = {
  /** What its rows are called in messages, and in the audit log. */
  noun: string;
  table: T;
  /** What a refusal carries, so that another change can be shown. */
  wire(row: T['$inferSelect']): object;
  /** What the audit log keeps. */
  audited(row: T['$inferSelect']): Record<string, unknown>;
};

type Given = { id?: number | undefined; version?: number | undefined };

/** The row that is to be changed, held; refuses where it is gone or has changed meanwhile. */
export async function lockKnown<T extends ShopList>(
  tx: Tx,
  refuse: Refuse<'changed-elsewhere'>,
  { noun, table, wire }: Omit<EditedList<T>, 'audited'>,
  { id = 0, version }: Given,
): Promise<T['$inferSelect']> {
  const row = existing(await lockRow(tx, table, id), noun);
  refuseChanged(refuse, noun, { read: version, now: row.version }, { [noun]: wire(row) });
  return row;
}

/** Changes a row, or adds one behind the others of its group. */
export async function saveRow<T extends ShopList>(
  tx: Tx,
  { audit }: Pick<OperatorContext, 'audit'>,
  { noun, table, audited }: EditedList<T>,
  before: T['$inferSelect'] | undefined,
  values: Parameters<typeof insertLast<T>>[2],
  group?: SQL,
): Promise<T['$inferSelect']> {
  const after = before
    ? await updateRow(tx, table, before.id, values)
    : await insertLast(tx, table, values, group);
  const changed = { before: before && audited(before), after: audited(after) };
  await audit(tx, `${noun} ${after.id}`, changed);
  return after;
}

/** The action that deletes a row; `refuseUsed` where something may keep it. */
export function deletes<T extends ShopList>(
  refuse: Refuse<'changed-elsewhere'>,
  list: EditedList<T>,
  refuseUsed: (tx: Tx, row: T['$inferSelect']) => Promise<void> = async () => {},
) {
  return ({ db, audit }: OperatorContext, input: Given) =>
    db.transaction(async (tx) => {
      const before = await lockKnown(tx, refuse, list, input);
      await refuseUsed(tx, before);
      await deleteRow(tx, list.table, before.id);
      const change = { before: list.audited(before), after: { deleted: true } };
      await audit(tx, `${list.noun} ${before.id}`, change);
      return { deleted: true } as const;
    });
}

type NewOrder = {
  noun: string;
  table: ShopList;
  /** Which rows are ordered among each other. */
  group?: SQL | undefined;
  ids: number[];
  /** As it was read; the order is its own version. */
  was?: number[] | undefined;
  refuse: Refuse<'changed-elsewhere'>;
};

/** Writes a new order, which the audit log knows as that of `subject`. */
export async function reorder(
  { db, audit }: OperatorContext,
  subject: string,
  order: NewOrder,
): Promise<{ ids: number[] }> {
  return db.transaction(async (tx) => {
    const before = await writeNewOrder(tx, order);
    await audit(tx, subject, { before: { ids: before }, after: { ids: order.ids } });
    return { ids: order.ids };
  });
}

/** Gives the order before. */
async function writeNewOrder(tx: Tx, order: NewOrder): Promise<number[]> {
  const { noun, table, group, ids, was, refuse } = order;
  const now = await lockOrder(tx, table, group);
  const same = (a: number[], b: number[]) => a.join() === b.join();
  const byId = (list: number[]) => list.toSorted((a, b) => a - b);
  if (!same(byId(ids), byId(now)) || (was && !same(was, now))) {
    throw refuse('changed-elsewhere', `Someone has added, deleted or moved a ${noun} meanwhile.`, {
      ids: now,
    });
  }
  await writeOrder(tx, table, ids);
  return now;
}

/** A picture that is new to a row must have been uploaded. */
export async function refuseMissingPicture(
  tx: Tx,
  folder: string,
  field: string,
  { name, known }: { name: string; known: string | undefined },
): Promise<void> {
  if (name === '' || name === known || (await pictureExists(tx, folder, name))) return;
  throw badField(field, 'is not there');
}

/** The fields of `input` that are given. */
export function givenOf<T extends object>(input: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]?: Exclude<T[K], undefined> }; // `as`: what is left of it
}
