import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { lockKnown } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { deleteRow, shopLists } from '#server/queries/content/shop-lists.ts';
import { bannerFields, bannerWire } from './banner-wire.ts';

const refuse = consoleRefusalsOf('deleteBanner');

export const deleteBanner: ConsoleHandler<'deleteBanner'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const known = { noun: 'banner', table: shopLists.banners, wire: bannerWire, refuse };
    const before = await lockKnown(tx, known, input);
    await deleteRow(tx, shopLists.banners, before.id);
    await audit(tx, `banner ${before.id}`, {
      before: bannerFields(before),
      after: { deleted: true },
    });
    return { deleted: true };
  });
