import { pageKeys } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readPages } from '#server/queries/content/shop-content.ts';

export const listPages: ConsoleHandler<'listPages'> = async ({ db }) => {
  const rows = await readPages(db);
  return {
    pages: pageKeys.map((key) => {
      const row = rows.find((one) => one.key === key);
      return { key, version: row?.version ?? 1, value: row?.html ?? '' };
    }),
  };
};
