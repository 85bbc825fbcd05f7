import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { CategoryLevel } from '#domain/limits.ts';
import { lockKnown } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { type CategoryRow, countInside } from '#server/queries/catalogue/console-categories.ts';
import { deleteRow, shopLists } from '#server/queries/content/shop-lists.ts';
import { categoryWire } from './category-wire.ts';
import { counted } from './counted.ts';

const refuse = consoleRefusalsOf('deleteCategory');

export const deleteCategory: ConsoleHandler<'deleteCategory'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const { level, id } = input;
    const table = shopLists[level];
    const wire = (row: CategoryRow) => categoryWire(level, row);
    const before = wire(await lockKnown(tx, refuse, { noun: 'category', table, wire }, input));
    const inside = await countInside(tx, level, id);
    if (inside.children + inside.products > 0) {
      throw refuse('in-use', `${before.name} still has ${insideText(level, inside)}.`, inside);
    }
    await deleteRow(tx, table, id);
    const { name, name_hi, slug, image, parent_id } = before;
    await audit(tx, `${level} ${id}`, {
      before: { name, name_hi, slug, image, parent_id },
      after: { deleted: true },
    });
    return { deleted: true };
  });

function insideText(level: CategoryLevel, inside: { children: number; products: number }): string {
  const below = level === 'category' ? 'subcategory' : 'sub-subcategory';
  const parts = [
    inside.children > 0 && counted(inside.children, below),
    inside.products > 0 && counted(inside.products, 'product'),
  ];
  return parts.filter(Boolean).join(' and ');
}
