import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { badField } from '#server/console/actions/products/product-draft.ts';
import { lockKnown, refuseMissingPicture } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { lockCategorySlugs } from '#server/queries/catalogue/console-categories.ts';
import {
  insertLast,
  isNameTaken,
  shopLists,
  updateRow,
} from '#server/queries/content/shop-lists.ts';
import { auditedBrand, brandWire } from './brand-wire.ts';

const refuse = consoleRefusalsOf('saveBrand');

export const saveBrand: ConsoleHandler<'saveBrand'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const { id, version } = input;
    const known = { noun: 'brand', table: shopLists.brands, wire: brandWire, refuse };
    const before = id === undefined ? undefined : await lockKnown(tx, known, { id, version });
    const draft = {
      name: input.brand_name ?? before?.name ?? '',
      nameHi: input.brand_name_hi ?? before?.nameHi ?? '',
      logo: input.brand_logo ?? before?.logo ?? '',
      altText: input.alt_text ?? before?.altText ?? '',
    };
    if (draft.name === '') throw badField('brand_name', 'is required');
    const logo = { name: draft.logo, known: before?.logo };
    await refuseMissingPicture(tx, 'brands', 'brand_logo', logo);
    await lockCategorySlugs(tx);
    if (await isNameTaken(tx, shopLists.brands, draft.name, { exceptId: id })) {
      throw refuse('name-taken', 'Another brand has this name.');
    }
    const after = before
      ? await updateRow(tx, shopLists.brands, before.id, draft)
      : await insertLast(tx, shopLists.brands, draft);
    await audit(tx, `brand ${after.id}`, {
      ...(before ? { before: auditedBrand(before) } : {}),
      after: auditedBrand(after),
    });
    return { brand: brandWire(after) };
  });
