import type { ProductFields } from '#contract/console/product.ts';
import { isPriceField } from '#domain/catalogue/product-rules.ts';
import { largestPriceChange } from '#domain/files/import-file.ts';
import { snakeCased } from '#domain/snake-case.ts';
import {
  columnsOf,
  draftProblems,
  mergedDraft,
  packsOf,
} from '#server/console/actions/products/product-draft.ts';
import { productFieldsWire } from '#server/console/actions/products/product-wire.ts';
import {
  type ComparedProduct,
  readBarcodes,
  readKnownPictures,
  readProductsBySku,
} from '#server/queries/files/import-lookups.ts';
import { blankErrors } from './blank-errors.ts';
import type { Checker } from './checker.ts';
import { marginsOf } from './margins.ts';
import { differences, isUnchanged, type Outcome, SeenValues } from './outcome.ts';
import type { CellError, ParsedRow } from './parse-row.ts';
import { openPlaces } from './places.ts';
import { openSlugs } from './slugs.ts';

const nameOfId: Readonly<Record<string, string>> = {
  brand_id: 'brand_name',
  subcategory_id: 'subcategory_name',
  sub_subcategory_id: 'sub_subcategory_name',
};

/** What a spreadsheet makes of the digits of a barcode. */
const shortened = /^\d(\.\d+)?E\+\d+$/i;
const shortenedText =
  'was shortened by a spreadsheet: please format the column as text and type it again';

/** Products and prices, by the rules that saveProduct has. */
export const productChecker: Checker = async (db, kind) => {
  const places = await openPlaces(db);
  const slugColumns = openSlugs(db);
  const seen = new SeenValues();
  const pictures = new Set<string>();

  return async (rows) => {
    const skus = rows.flatMap(({ given }) => (given.sku ? [String(given.sku)] : []));
    const bySku = await readProductsBySku(db, skus);
    const foundOf = ({ given }: ParsedRow) => bySku.get(String(given.sku).toLowerCase());
    /** What the rows say anew: most leave their products as they are. */
    const newTexts = (column: 'barcode' | 'image_name', now: 'barcode' | 'image') =>
      rows.flatMap((row) => {
        const text = row.given[column];
        return text && text !== foundOf(row)?.product[now] ? [String(text)] : [];
      });
    const names = newTexts('image_name', 'image').filter((name) => !pictures.has(name));
    for (const name of await readKnownPictures(db, names)) pictures.add(name);
    const barcodes = await readBarcodes(db, newTexts('barcode', 'barcode'));
    return (row) => checkProduct(row, foundOf(row), { barcodes, pictures });
  };

  type Known = { barcodes: Map<string, number>; pictures: Set<string> };

  async function checkProduct(
    row: ParsedRow,
    found: ComparedProduct | undefined,
    known: Known,
  ): Promise<Outcome> {
    const now = found && productFieldsWire(found);
    const { stock, ...given } = row.given;
    const placed = places.place(given, found);
    const errors = [
      ...row.errors,
      ...blankErrors(row, found !== undefined),
      ...keyErrors(row, found),
      ...placed.errors,
    ];
    const targetId = found?.product.id;
    const wrong = (more: CellError[]) => ({ errors: [...errors, ...more], targetId });
    if (errors.length > 0) return wrong([]);
    const { errors: _none, newBrand, ...ids } = placed;
    const sku = now?.sku ?? given.sku;
    // `as`: read by the schemas of these very fields
    const fields = { ...withoutNames(given), ...ids, sku } as Partial<ProductFields>;
    const draft = mergedDraft(now, fields);
    const problem = 'field' in draft ? draft : draftProblems(draft)[0];
    if (problem) {
      return wrong([
        { column: nameOfId[problem.field] ?? problem.field, message: problem.message },
      ]);
    }
    const whole = draft as ProductFields; // `as`: it is no problem
    const taken = takenErrors(row, found, whole, known);
    if (taken.length > 0) return wrong(taken);
    const outcome: Outcome =
      found && now
        ? await changeOf(found, now, whole, given)
        : {
            targetId: undefined,
            before: undefined,
            after: await added(whole, stock, newBrand),
            priceChange: null,
          };
    if (newBrand && 'after' in outcome) outcome.after.new_brand = newBrand;
    return outcome;
  }

  function keyErrors({ row, given }: ParsedRow, found: ComparedProduct | undefined): CellError[] {
    const { sku } = given;
    if (sku === undefined) return [];
    const repeated = seen.problem('sku', String(sku), row);
    if (repeated) return [repeated];
    if (found || kind === 'products') return [];
    return [{ column: 'sku', message: 'There is no product with this SKU.' }];
  }

  function takenErrors(
    { row }: ParsedRow,
    found: ComparedProduct | undefined,
    { barcode, image_name }: ProductFields,
    known: Known,
  ): CellError[] {
    const errors: CellError[] = [];
    if (barcode !== '' && barcode !== found?.product.barcode) {
      const owner = known.barcodes.get(barcode);
      const other = owner !== undefined && owner !== found?.product.id;
      if (other) errors.push({ column: 'barcode', message: 'Another product has this barcode.' });
      const repeated = seen.problem('barcode', barcode, row);
      if (repeated) errors.push(repeated);
      if (shortened.test(barcode)) errors.push({ column: 'barcode', message: shortenedText });
    }
    const isNewPicture = image_name !== '' && image_name !== found?.product.image;
    if (isNewPicture && !known.pictures.has(image_name)) {
      errors.push({ column: 'image_name', message: 'There is no such picture in the shop.' });
    }
    return errors;
  }

  async function added(draft: ProductFields, stock: unknown, newBrand: string | undefined) {
    const slug = await slugColumns(draft, undefined);
    return {
      fields: {
        ...namedFields(draft),
        ...(newBrand ? { brand_name: newBrand } : {}),
        ...(stock ? { stock } : {}),
      },
      set: { ...snakeCased(columnsOf(draft)), ...slug.after },
      packs: packsOf(draft).map(snakeCased),
      margins: marginsOf(draft),
      ...(stock ? { units: Number(stock) } : {}),
    };
  }

  async function changeOf(
    found: ComparedProduct,
    now: ProductFields,
    draft: ProductFields,
    given: Record<string, unknown>,
  ): Promise<Outcome> {
    const { id, version } = found.product;
    if (isUnchanged(now, draft)) return { unchanged: true };
    const changed = differences(columnsOf(now), columnsOf(draft));
    const set = { before: snakeCased(changed.before), after: snakeCased(changed.after) };
    const [packs, nextPacks] = [packsOf(now), packsOf(draft)].map((list) => list.map(snakeCased));
    const packsChange = JSON.stringify(packs) !== JSON.stringify(nextPacks);
    if (Object.keys(set.after).length === 0 && !packsChange) return { unchanged: true };
    const slug = await slugColumns(draft, found);
    const fields = shownChanges(places.namesOf(found), now, draft, given);
    const prices = Object.keys(fields.after).some(isPriceField);
    return {
      targetId: id,
      before: {
        ...{ version, fields: fields.before, set: { ...set.before, ...slug.before } },
        ...(packsChange && packs ? { packs } : {}),
        ...(prices ? { margins: marginsOf(now) } : {}),
      },
      after: {
        ...{ fields: fields.after, set: { ...set.after, ...slug.after } },
        ...(packsChange && nextPacks ? { packs: nextPacks } : {}),
        ...(prices ? { margins: marginsOf(draft) } : {}),
        prices,
      },
      priceChange: largestPriceChange(fields.before, fields.after),
    };
  }
};

/** What a preview shows of a new product. */
function namedFields({ product_name, mrp, ...draft }: ProductFields) {
  const { selling_price1, set_qty1, maxqty } = draft;
  return { product_name, mrp, selling_price1, set_qty1, maxqty };
}

/** Places are found by their names; the product itself has their ids. */
function withoutNames(given: Record<string, unknown>): Record<string, unknown> {
  const { brand_name: _b, category_name: _c, ...rest } = given;
  const { subcategory_name: _s, sub_subcategory_name: _l, ...fields } = rest;
  return fields;
}

/** What a preview shows of a change: places by their names. */
function shownChanges(
  names: Record<string, unknown>,
  now: ProductFields,
  draft: ProductFields,
  given: Record<string, unknown>,
) {
  const shown = ({ brand_id, subcategory_id, sub_subcategory_id, slug, ...rest }: ProductFields) =>
    rest;
  const changed = (field: keyof ProductFields, ...columns: string[]) =>
    now[field] === draft[field] ? [] : columns.map((name) => [name, given[name] ?? names[name]]);
  const next = {
    ...names,
    ...Object.fromEntries(changed('brand_id', 'brand_name')),
    ...Object.fromEntries(changed('subcategory_id', 'category_name', 'subcategory_name')),
    ...(now.sub_subcategory_id === draft.sub_subcategory_id
      ? {}
      : { sub_subcategory_name: given.sub_subcategory_name ?? null }),
  };
  return differences({ ...shown(now), ...names }, { ...shown(draft), ...next });
}
