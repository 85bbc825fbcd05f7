import { oneLine } from '#domain/content/plain-text.ts';
import type { Db } from '#server/db/connect.ts';
import { readShopTables } from '#server/queries/catalogue/catalogue.ts';
import type { PlaceNoun } from '#server/queries/files/import-names.ts';

type Row = { id: number; version: number; name: string; nameHi: string };
type Path = { noun: PlaceNoun; row: Row; path: string };

/** `path`: the names on the way to it. `text`: the same, or more where another has the same path. */
export type NamedPlace = {
  noun: PlaceNoun;
  id: number;
  version: number;
  nameHi: string;
  path: string;
  text: string;
};

/** As a file of names finds it: in any case, however it is spaced. */
export const placeKey = (text: string): string => oneLine(text).toLowerCase();

/** Categories of all levels in their order, each with what is in it, then brands. */
export async function readNamedPlaces(db: Db): Promise<NamedPlace[]> {
  const paths = await readPaths(db);
  const counts = new Map<string, number>();
  for (const { path } of paths) {
    counts.set(placeKey(path), (counts.get(placeKey(path)) ?? 0) + 1);
  }
  return paths.map(({ noun, row: { id, version, nameHi }, path }) => {
    const isOnly = counts.get(placeKey(path)) === 1;
    const text = isOnly ? path : `${path} (${noun.replace('_', '-')} ${id})`;
    return { noun, id, version, nameHi, path, text };
  });
}

async function readPaths(db: Db): Promise<Path[]> {
  const tables = ['categories', 'subcategories', 'subSubcategories', 'brands'] as const;
  const shop = await readShopTables(db, tables);
  const subcategories = Map.groupBy(shop.subcategories, (one) => one.categoryId);
  const leaves = Map.groupBy(shop.subSubcategories, (one) => one.subcategoryId);
  const pathOf = (noun: PlaceNoun, row: Row, ...above: string[]): Path => ({
    ...{ noun, row, path: [...above, row.name].join(' / ') },
  });
  const tree = shop.categories.flatMap((top) => [
    pathOf('category', top),
    ...(subcategories.get(top.id) ?? []).flatMap((sub) => [
      pathOf('subcategory', sub, top.name),
      ...(leaves.get(sub.id) ?? []).map((leaf) =>
        pathOf('sub_subcategory', leaf, top.name, sub.name),
      ),
    ]),
  ]);
  return [...tree, ...shop.brands.map((brand) => pathOf('brand', brand, 'Brand'))];
}
