import type { ParsedConsoleInput } from '#contract/console/index.ts';
import type { Rights } from '#domain/operators/permissions.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import {
  countFiles as count,
  readFiles,
  settleAbandoned,
} from '#server/queries/files/import-files.ts';
import { kindsOf } from './file-access.ts';
import { fileWire } from './file-wire.ts';

const readPage = newestFirst(readFiles, ({ id }) => id, fileWire);

const files = defineList({
  rows: 'files',
  filterOf: ({ kind, q }: ParsedConsoleInput<'countFiles'>, operator: Rights) => ({
    ...{ kinds: kindsOf(operator, kind), words: q },
  }),
  count,
  async readPage(caller, filter, at) {
    await settleAbandoned(caller.db);
    return readPage(caller, filter, at);
  },
});

export const listFiles = files.list;
export const countFiles = files.count;
