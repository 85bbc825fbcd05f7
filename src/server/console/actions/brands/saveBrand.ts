import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { lockKnown, refuseMissingPicture, saveRow } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import { lockCategorySlugs } from '#server/queries/catalogue/console-categories.ts';
import { isNameTaken, shopLists } from '#server/queries/content/shop-lists.ts';
import { brandList, brandWire } from './brand-wire.ts';

const refuse = consoleRefusalsOf('saveBrand');

export const saveBrand: ConsoleHandler<'saveBrand'> = (context, input) =>
  context.db.transaction(async (tx) => {
    const { id } = input;
    const before = id === undefined ? undefined : await lockKnown(tx, refuse, brandList, input);
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
    const after = await saveRow(tx, context, brandList, before, draft);
    return { brand: brandWire(after) };
  });
