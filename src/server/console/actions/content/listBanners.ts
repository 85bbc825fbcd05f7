import type { ConsoleHandler } from '#server/console/context.ts';
import { readShopTables } from '#server/queries/catalogue/catalogue.ts';
import { bannerWire } from './banner-wire.ts';

export const listBanners: ConsoleHandler<'listBanners'> = async ({ db }) => ({
  banners: (await readShopTables(db, ['banners'])).banners.map(bannerWire),
});
