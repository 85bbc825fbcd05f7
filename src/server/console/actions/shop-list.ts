import type { SQL } from 'drizzle-orm';
import type { Refuse } from '#contract/refuse.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { pictureExists } from '#server/queries/catalogue/pictures.ts';
import {
  lockOrder,
  lockRow,
  type ShopList,
  writeOrder,
} from '#server/queries/content/shop-lists.ts';
import { badField } from './products/product-draft.ts';

type Tx = OperatorContext['db'];

type Known<T extends ShopList> = {
  /** What it is called in messages, and in the audit log. */
  noun: string;
  table: T;
  /** What the refusal carries, so that the other change can be shown. */
  wire: (row: T['$inferSelect']) => object;
  refuse: Refuse<'changed-elsewhere'>;
};

/** The row that is to be changed, held; refuses where it is gone or has changed meanwhile. */
export async function lockKnown<T extends ShopList>(
  tx: Tx,
  { noun, table, wire, refuse }: Known<T>,
  { id, version }: { id: number; version?: number | undefined },
): Promise<T['$inferSelect']> {
  const row = await lockRow(tx, table, id);
  if (!row) throw refuse('not-found', `There is no such ${noun}.`);
  if (version === undefined || version === row.version) return row;
  throw refuse('changed-elsewhere', `Someone has changed this ${noun} meanwhile.`, {
    [noun]: wire(row),
  });
}

type NewOrder = {
  noun: string;
  table: ShopList;
  /** Which rows are ordered among each other. */
  group?: SQL;
  ids: number[];
  /** As it was read; the order is its own version. */
  was?: number[] | undefined;
  refuse: Refuse<'changed-elsewhere'>;
};

/** Writes a new order; gives the one before. */
export async function reorder(tx: Tx, order: NewOrder): Promise<number[]> {
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
