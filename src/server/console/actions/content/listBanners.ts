import type { ConsoleHandler } from '#server/console/context.ts';
import { readBanners } from '#server/queries/content/shop-content.ts';
import { bannerWire } from './banner-wire.ts';

export const listBanners: ConsoleHandler<'listBanners'> = async ({ db }) => ({
  banners: (await readBanners(db)).map(bannerWire),
});
