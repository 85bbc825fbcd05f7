import { pageKeys } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readShopTables } from '#server/queries/catalogue/catalogue.ts';

export const listPages: ConsoleHandler<'listPages'> = async ({ db }) => {
  const { pages } = await readShopTables(db, ['pages']);
  return {
    pages: pageKeys.map((key) => {
      const row = pages.find((one) => one.key === key);
      return { key, version: row?.version ?? 1, value: row?.html ?? '' };
    }),
  };
};
