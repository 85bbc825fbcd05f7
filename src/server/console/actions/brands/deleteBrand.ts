import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { counted } from '#server/console/actions/categories/counted.ts';
import { lockKnown } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countBrandProducts } from '#server/queries/catalogue/console-categories.ts';
import { deleteRow, shopLists } from '#server/queries/content/shop-lists.ts';
import { auditedBrand, brandWire } from './brand-wire.ts';

const refuse = consoleRefusalsOf('deleteBrand');

export const deleteBrand: ConsoleHandler<'deleteBrand'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const known = { noun: 'brand', table: shopLists.brands, wire: brandWire, refuse };
    const before = await lockKnown(tx, known, input);
    const products = await countBrandProducts(tx, before.id);
    if (products > 0) {
      const text = `${before.name} still has ${counted(products, 'product')}.`;
      throw refuse('in-use', text, { products });
    }
    await deleteRow(tx, shopLists.brands, before.id);
    await audit(tx, `brand ${before.id}`, {
      before: auditedBrand(before),
      after: { deleted: true },
    });
    return { deleted: true };
  });
