import type { ConsoleHandler } from '#server/console/context.ts';
import { pageOf } from '#server/console/page-of.ts';
import { readFiles, settleAbandoned } from '#server/queries/files/import-files.ts';
import { kindsOf } from './file-access.ts';
import { fileWire } from './file-wire.ts';

export const listFiles: ConsoleHandler<'listFiles'> = async ({ db, operator }, input) => {
  const { kind, q: words, cursor, limit } = input;
  await settleAbandoned(db);
  const files = await readFiles(db, {
    kinds: kindsOf(operator, kind),
    words,
    beforeId: cursor,
    limit: limit + 1,
  });
  const { shown, next } = pageOf(files, limit, (file) => file.id);
  return { files: shown.map(fileWire), next };
};
