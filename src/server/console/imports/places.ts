import type { Db } from '#server/db/connect.ts';
import { readShopTables } from '#server/queries/catalogue/catalogue.ts';
import type { ComparedProduct } from '#server/queries/files/import-lookups.ts';
import type { CellError } from './parse-row.ts';

type Named = { id: number; name: string };
type Ids = { brand_id?: number; subcategory_id?: number; sub_subcategory_id?: number | null };
/** `newBrand`: one that the shop does not have yet. */
type Place = Ids & { errors: CellError[]; newBrand?: string };

/** Stands for the id of a brand that is made when the file is applied. */
const newBrandId = 0;

const lower = (text: unknown) => String(text).trim().toLowerCase();
const named = <T extends Named>(list: readonly T[], name: unknown): T[] =>
  list.filter((one) => lower(one.name) === lower(name));
const byId = <T extends Named>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));

/** Finds brands and categories by the names in a file. */
export async function openPlaces(db: Db) {
  const tables = ['categories', 'subcategories', 'subSubcategories', 'brands'] as const;
  const shop = await readShopTables(db, tables);
  const { categories, subcategories, subSubcategories } = shop;
  const brands = new Map(shop.brands.map((brand) => [lower(brand.name), brand.id]));
  const brandsById = byId(shop.brands);
  const categoriesById = byId(categories);
  const subcategoriesById = byId(subcategories);
  const subSubcategoriesById = byId(subSubcategories);

  /** Of the places of a product. */
  function namesOf({ product }: ComparedProduct) {
    const subcategory = subcategoriesById.get(product.subcategoryId);
    return {
      brand_name: brandsById.get(product.brandId)?.name,
      category_name: categoriesById.get(subcategory?.categoryId ?? 0)?.name,
      subcategory_name: subcategory?.name,
      sub_subcategory_name: subSubcategoriesById.get(product.subSubcategoryId ?? 0)?.name ?? null,
    };
  }

  function place(given: Record<string, unknown>, now: ComparedProduct | undefined): Place {
    const found: Place = { errors: [] };
    const fail = (column: string, message: string) => {
      found.errors.push({ column, message });
      return found;
    };
    if (given.brand_name !== undefined) {
      const brand = brands.get(lower(given.brand_name));
      found.brand_id = brand ?? newBrandId;
      if (brand === undefined) found.newBrand = String(given.brand_name).trim();
    }
    const { category_name: category, sub_subcategory_name: last } = given;
    const name = given.subcategory_name ?? (now && namesOf(now).subcategory_name);
    if (category === undefined && given.subcategory_name === undefined && last === undefined) {
      return found;
    }
    if (name === undefined) return found; // a new product without one: told as missing
    const ofCategory = category === undefined ? [] : named(categories, category);
    if (category !== undefined && ofCategory.length === 0) {
      return fail('category_name', `There is no category “${category}”.`);
    }
    const all = named(subcategories, name);
    const within = all.filter(
      (one) => category === undefined || ofCategory.some(({ id }) => id === one.categoryId),
    );
    const own = within.find((one) => one.id === now?.product.subcategoryId);
    const [subcategory, another] = own ? [own] : within;
    if (!subcategory) {
      const where = category === undefined ? '' : ` in “${category}”`;
      return fail('subcategory_name', `There is no subcategory “${name}”${where}.`);
    }
    if (another) {
      const isOne = within.every(({ categoryId }) => categoryId === subcategory.categoryId);
      return fail(
        'subcategory_name',
        isOne
          ? `There are several subcategories “${name}” in one category: please rename them first.`
          : `“${name}” is in several categories: add category_name.`,
      );
    }
    found.subcategory_id = subcategory.id;
    const moved = subcategory.id !== now?.product.subcategoryId;
    if (last === undefined) return moved ? { ...found, sub_subcategory_id: null } : found;
    if (last === null) return { ...found, sub_subcategory_id: null };
    const [leaf] = named(subSubcategories, last).filter(
      (one) => one.subcategoryId === subcategory.id,
    );
    return leaf
      ? { ...found, sub_subcategory_id: leaf.id }
      : fail('sub_subcategory_name', `There is no sub-subcategory “${last}” in “${name}”.`);
  }
  return { place, namesOf };
}
