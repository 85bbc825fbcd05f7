import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { findEdit, readRowPage } from '#server/queries/product-edits.ts';
import { editToWire, rowWire } from './edit-wire.ts';

const refuse = consoleRefusalsOf('getProductEdit');

export const getProductEdit: ConsoleHandler<'getProductEdit'> = async ({ db }, input) => {
  const { id, page, limit } = input;
  const found = await findEdit(db, id);
  if (!found) throw refuse('not-found', 'There is no such edit.');
  const rows = await readRowPage(db, id, { offset: (page - 1) * limit, limit });
  return { edit: editToWire(found), rows: rows.map(rowWire) };
};
