import type { ConsoleHandler } from '#server/console/context.ts';
import { pageOf } from '#server/console/page-of.ts';
import { readEdits } from '#server/queries/catalogue/bulk-edits.ts';
import { editToWire } from './edit-wire.ts';

export const listProductEdits: ConsoleHandler<'listProductEdits'> = async ({ db }, input) => {
  const { q: words, state, cursor: beforeId, limit } = input;
  const found = await readEdits(db, { words, state, beforeId, limit: limit + 1 });
  const { shown, next } = pageOf(found, limit, ({ edit }) => edit.id);
  return { edits: shown.map(editToWire), next };
};
