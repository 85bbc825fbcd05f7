import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countEdits } from '#server/queries/catalogue/bulk-edits.ts';

export const countProductEdits: ConsoleHandler<'countProductEdits'> = async (
  { db },
  { q: words, state },
) => ({
  count: await countEdits(db, { words, state }, maxCounted + 1),
});
