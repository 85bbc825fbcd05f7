import type { ProductFields } from '#contract/console/product.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import {
  freeSlug,
  isPriceField,
  oldSlugsOf,
  productSlug,
  slugAfterRename,
} from '#domain/catalogue/product-rules.ts';
import { brandSlug } from '#domain/catalogue/slug.ts';
import { packSlots } from '#domain/limits.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { badField } from '#server/messages/bad-input.ts';
import type { ConsoleProduct } from '#server/queries/catalogue/console-products.ts';
import { productPictureExists } from '#server/queries/catalogue/pictures.ts';
import {
  brandExists,
  lockProduct,
  lockProductKeys,
  placeExists,
} from '#server/queries/catalogue/product-locks.ts';
import { findTaken, readTakenSlugs } from '#server/queries/catalogue/taken-keys.ts';
import { insertProduct, writeProduct } from '#server/queries/catalogue/write-products.ts';
import { moveStock } from '#server/queries/stock/move-stock.ts';
import { columnsOf, draftOf, packsOf, type SaveInput } from './product-draft.ts';
import { findConsoleProduct, productDetailWire, productFieldsWire } from './product-wire.ts';

const refuse = consoleRefusalsOf('saveProduct');

type Tx = OperatorContext['db'];
type Changes = Partial<Record<keyof ProductFields, unknown>>;

export const saveProduct: ConsoleHandler<'saveProduct'> = ({ db, operator, audit }, input) =>
  db.transaction(async (tx) => {
    const before = input.id === undefined ? undefined : await readLocked(tx, input);
    const now = before && productFieldsWire(before);
    const draft = draftOf(now, input);
    if (now && draft.slug === now.slug) draft.slug = slugAfterRename(now, draft.product_name);
    refuseBeyondPrices(operator, now, draft);
    const packs = packsOf(draft);
    await refuseWrongPlace(tx, draft);
    await refuseMissingPicture(tx, now, draft);
    draft.slug = await chooseKeys(tx, before, draft);
    const id = before
      ? await change(tx, before, draft, packs)
      : await add(tx, operator, input.stock ?? 0, draft, packs);
    const after = await findConsoleProduct(tx, id);
    if (!after) throw new Error('A product that was saved is gone.');
    const changes = changesOf(now, productFieldsWire(after));
    if (changes) await audit(tx, `product ${id}`, changes);
    return { product: await productDetailWire(tx, after) };
  });

async function readLocked(tx: Tx, input: SaveInput): Promise<ConsoleProduct> {
  const { id = 0, version } = input;
  const losesPack = (slot: number) =>
    packSlots.some((one) => one === slot && input[`set_qty${one}`] === null);
  const locked = existing(await lockProduct(tx, id, losesPack), 'product');
  const found = existing(await findConsoleProduct(tx, id), 'product');
  if (version === undefined || version === locked.version) return found;
  const product = await productDetailWire(tx, found);
  throw refuse('changed-elsewhere', 'Someone has changed this product meanwhile.', { product });
}

function refuseBeyondPrices(
  { may }: OperatorContext['operator'],
  now: ProductFields | undefined,
  draft: ProductFields,
): void {
  if (may('products')) return;
  const changed = Object.keys(changesOf(now, draft)?.after ?? {});
  if (now && changed.every((field) => isPriceField(field))) return;
  throw refuse('not-allowed', 'Your role may change prices and stock, nothing else of a product.');
}

async function refuseWrongPlace(tx: Tx, draft: ProductFields): Promise<void> {
  if (!(await brandExists(tx, draft.brand_id))) throw badField('brand_id', 'is not there');
  if (!(await placeExists(tx, draft.subcategory_id, null))) {
    throw badField('subcategory_id', 'is not there');
  }
  if (await placeExists(tx, draft.subcategory_id, draft.sub_subcategory_id)) return;
  throw badField('sub_subcategory_id', 'does not belong to this subcategory');
}

async function refuseMissingPicture(
  tx: Tx,
  now: ProductFields | undefined,
  { image_name }: ProductFields,
): Promise<void> {
  if (image_name === '' || image_name === now?.image_name) return;
  if (!(await productPictureExists(tx, image_name))) throw badField('image_name', 'is not there');
}

/** The slug that it gets; a SKU or barcode of another product is refused. */
async function chooseKeys(
  tx: Tx,
  before: ConsoleProduct | undefined,
  draft: ProductFields,
): Promise<string> {
  const now = before?.product;
  const id = now?.id ?? 0;
  const kept = (['slug', 'sku', 'barcode'] as const).every((key) => now?.[key] === draft[key]);
  if (kept) return draft.slug;
  await lockProductKeys(tx);
  const taken = await findTaken(tx, { id, sku: draft.sku, barcode: draft.barcode });
  if (taken === 'sku-taken') throw refuse(taken, 'Another product has this SKU.');
  if (taken) throw refuse(taken, 'Another product has this barcode.');
  const slug = brandSlug(draft.slug) || productSlug(draft.product_name, draft.sku);
  return freeSlug(slug, await readTakenSlugs(tx, id, slug));
}

type Packs = ReturnType<typeof packsOf>;

async function add(
  tx: Tx,
  operator: OperatorContext['operator'],
  stock: number,
  draft: ProductFields,
  packs: Packs,
): Promise<number> {
  const id = await insertProduct(tx, { ...columnsOf(draft), slug: draft.slug }, packs);
  const actor = { kind: 'operator', id: operator.id } as const;
  const why = { reason: 'restock', actor, note: 'Opening stock' } as const;
  if (stock > 0) await moveStock(tx, new Map([[id, stock]]), why);
  return id;
}

async function change(
  tx: Tx,
  before: ConsoleProduct,
  draft: ProductFields,
  packs: Packs,
): Promise<number> {
  const { id, version } = before.product;
  const changed = Object.keys(changesOf(productFieldsWire(before), draft)?.after ?? {});
  if (changed.length === 0) return id;
  const oldSlugs = oldSlugsOf(before.product, draft.slug);
  const set = { ...columnsOf(draft), slug: draft.slug, oldSlugs };
  const prices = changed.some((field) => isPriceField(field));
  await writeProduct(tx, { id, version }, { set, packs, prices });
  return id;
}

/** Only what differs; undefined where nothing does. */
function changesOf(
  now: ProductFields | undefined,
  then: ProductFields,
): { before?: Changes; after: Changes } | undefined {
  if (!now) return { after: then };
  const names = (Object.keys(then) as (keyof ProductFields)[]).filter(
    (name) => now[name] !== then[name],
  ); // `as`: keys of that very object
  if (names.length === 0) return undefined;
  const pick = (fields: ProductFields) =>
    Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: pick(now), after: pick(then) };
}
