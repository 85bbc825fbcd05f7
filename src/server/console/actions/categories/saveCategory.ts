import type { CategoryWire } from '#contract/console/categories.ts';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { freeSlug, oldSlugsOf } from '#domain/catalogue/product-rules.ts';
import { reservedSlugs } from '#domain/catalogue/reserved-slugs.ts';
import { brandSlug } from '#domain/catalogue/slug.ts';
import { givenOf, lockKnown, refuseMissingPicture } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import {
  type CategoryRow,
  holdParent,
  lockCategorySlugs,
  moveProducts,
  readCategorySlugs,
} from '#server/queries/catalogue/console-categories.ts';
import {
  insertLast,
  isNameTaken,
  nextPosition,
  shopLists,
  siblings,
  updateRow,
} from '#server/queries/content/shop-lists.ts';
import { categoryWire, levelNouns } from './category-wire.ts';

const refuse = consoleRefusalsOf('saveCategory');

type Tx = OperatorContext['db'];
type Draft = Omit<CategoryWire, 'id' | 'version'>;

export const saveCategory: ConsoleHandler<'saveCategory'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const { level, id: _id, version: _version, ...given } = input;
    const known = await lockBefore(tx, input);
    const before = known && categoryWire(level, known);
    const empty = { level, parent_id: null, name: '', name_hi: '', slug: '', image: '' };
    const draft: Draft = { ...empty, ...before, ...givenOf(given) };
    if (level === 'category') Object.assign(draft, { parent_id: null, slug: '', image: '' });
    if (draft.name === '') throw badField('name', 'is required');
    await refuseWrongParent(tx, draft);
    await refuseMissingPicture(tx, 'subcategories', 'image', {
      name: draft.image,
      known: before?.image,
    });
    await lockCategorySlugs(tx);
    await refuseTakenName(tx, draft, before);
    if (level !== 'category' && (!before || draft.slug !== before.slug)) {
      draft.slug = await chooseSlug(tx, draft, input.id);
    }
    const row = known ? await change(tx, known, draft) : await add(tx, draft);
    const after = categoryWire(level, row);
    const moved = await moveAlong(tx, before, after);
    await audit(tx, `${level} ${after.id}`, {
      before: before && audited(before),
      after: { ...audited(after), ...(moved > 0 ? { products_moved: moved } : {}) },
    });
    return { category: after };
  });

const audited = ({ name, name_hi, slug, image, parent_id }: CategoryWire) => ({
  ...{ name, name_hi, slug, image, parent_id },
});

async function lockBefore(
  tx: Tx,
  { level, id, version }: ParsedConsoleInput<'saveCategory'>,
): Promise<CategoryRow | undefined> {
  if (id === undefined) return undefined;
  const wire = (row: CategoryRow) => categoryWire(level, row);
  const list = { noun: 'category', table: shopLists[level], wire };
  return lockKnown(tx, refuse, list, { id, version });
}

async function refuseWrongParent(tx: Tx, { level, parent_id }: Draft): Promise<void> {
  if (level === 'category') return;
  if (parent_id === null) throw badField('parent_id', 'is required');
  if (await holdParent(tx, level, parent_id)) return;
  throw badField('parent_id', `is no ${level === 'subcategory' ? 'category' : 'subcategory'}`);
}

const nameTaken = {
  category: 'Another category has this name.',
  subcategory: 'Another subcategory of this category has this name.',
  sub_subcategory: 'Another sub-subcategory of this subcategory has this name.',
} as const;

async function refuseTakenName(tx: Tx, draft: Draft, before: CategoryWire | undefined) {
  const { level, name, parent_id } = draft;
  // Two of one name from earlier times can still be given a picture.
  if (before?.name === name && before.parent_id === parent_id) return;
  const others = { exceptId: before?.id, group: siblings(level, parent_id) };
  if (await isNameTaken(tx, shopLists[level], name, others)) {
    throw refuse('name-taken', nameTaken[level]);
  }
}

/** Unique over both levels that have pages, and none of the shop's own addresses. */
async function chooseSlug(tx: Tx, draft: Draft, id: number | undefined): Promise<string> {
  const { level, name } = draft;
  const slug = brandSlug(draft.slug) || brandSlug(name) || levelNouns[level];
  const taken = await readCategorySlugs(tx, { level, id });
  return freeSlug(slug, new Set([...reservedSlugs, ...taken]));
}

function columnsOf({ level, parent_id, name, name_hi: nameHi, slug, image }: Draft) {
  const parent = parent_id ?? 0;
  if (level === 'category') return { name, nameHi };
  return level === 'subcategory'
    ? { name, nameHi, slug, image, categoryId: parent }
    : { name, nameHi, slug, image, subcategoryId: parent };
}

async function add(tx: Tx, draft: Draft): Promise<CategoryRow> {
  const { level, parent_id } = draft;
  return insertLast(tx, shopLists[level], columnsOf(draft) as never, siblings(level, parent_id)); // `as`: the columns of that level
}

async function change(tx: Tx, known: CategoryRow, draft: Draft): Promise<CategoryRow> {
  const { level, parent_id } = draft;
  const table = shopLists[level];
  const moves = parent_id !== categoryWire(level, known).parent_id;
  const position = moves ? await nextPosition(tx, table, siblings(level, parent_id)) : undefined;
  return updateRow(tx, table, known.id, {
    ...columnsOf(draft),
    ...('slug' in known ? { oldSlugs: oldSlugsOf(known, draft.slug) } : {}),
    ...(position === undefined ? {} : { position }),
  });
}

async function moveAlong(
  tx: Tx,
  before: CategoryWire | undefined,
  after: CategoryWire,
): Promise<number> {
  const { level, id, parent_id } = after;
  if (!before || level !== 'sub_subcategory' || parent_id === null) return 0;
  return before.parent_id === parent_id ? 0 : moveProducts(tx, id, parent_id);
}
