import { pageKeys } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readShopTables } from '#server/queries/catalogue/catalogue.ts';
import { pageWire } from './page-wire.ts';

export const listPages: ConsoleHandler<'listPages'> = async ({ db }) => {
  const { pages } = await readShopTables(db, ['pages']);
  return {
    pages: pageKeys.map((key) =>
      pageWire(
        key,
        pages.find((one) => one.key === key),
      ),
    ),
  };
};
