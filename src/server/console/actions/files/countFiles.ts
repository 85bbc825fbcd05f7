import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countFiles as countStored } from '#server/queries/files/import-files.ts';
import { kindsOf } from './file-access.ts';

export const countFiles: ConsoleHandler<'countFiles'> = async ({ db, operator }, input) => {
  const filter = { kinds: kindsOf(operator, input.kind), words: input.q };
  return { count: await countStored(db, filter, maxCounted + 1) };
};
