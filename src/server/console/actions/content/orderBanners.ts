import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { reorder } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { bannersOfType, shopLists } from '#server/queries/content/shop-lists.ts';

const refuse = consoleRefusalsOf('orderBanners');

export const orderBanners: ConsoleHandler<'orderBanners'> = (context, input) => {
  const { banner_type, ids, was } = input;
  const rows = { noun: 'banner', table: shopLists.banners, group: bannersOfType(banner_type) };
  return reorder(context, `banners ${banner_type}`, { ...rows, ids, was, refuse });
};
