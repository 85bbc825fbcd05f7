import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { reorder } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { bannersOfType, shopLists } from '#server/queries/content/shop-lists.ts';

const refuse = consoleRefusalsOf('orderBanners');

export const orderBanners: ConsoleHandler<'orderBanners'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const { banner_type, ids, was } = input;
    const group = bannersOfType(banner_type);
    const before = await reorder(tx, {
      noun: 'banner',
      table: shopLists.banners,
      group,
      ids,
      was,
      refuse,
    });
    await audit(tx, `banners ${banner_type}`, { before: { ids: before }, after: { ids } });
    return { ids };
  });
