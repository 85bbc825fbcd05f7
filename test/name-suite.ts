import { expect } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { checkFile, csvOf } from './import-file.ts';
import { importSuite } from './import-suite.ts';

type NameRow = { place: string; name_hi: string };

/** A shop for the tests of a block that upload files of Hindi names. */
export function nameSuite(openDb: () => Promise<Database>) {
  const { suite, as } = importSuite(openDb);

  /** A category of each level, and a brand, with names of their own and none in Hindi. */
  async function tea() {
    const owner = await as('owner');
    const name = `Tea ${suite.buyer.me.id}`;
    const add = async (level: 'category' | 'subcategory' | 'sub_subcategory', parent?: number) => {
      const input = { level, name: `${name} ${level}`, parent_id: parent ?? null };
      return (await owner.call('saveCategory', input)).category?.id ?? 0;
    };
    const top = await add('category');
    const sub = await add('subcategory', top);
    const leaf = await add('sub_subcategory', sub);
    const { brand } = await owner.call('saveBrand', { brand_name: name });
    const ids = { top, sub, leaf, brand: brand?.id ?? 0 };
    const inTop = `${name} category / ${name} subcategory`;
    const places = {
      ...{ top: `${name} category`, sub: inTop, leaf: `${inTop} / ${name} sub_subcategory` },
      brand: `Brand / ${name}`,
    };

    /** The four Hindi names, from the category down, then the brand's. */
    async function read() {
      const tree = (await owner.call('getCategoryTree', {})).categories ?? [];
      const category = tree.find(({ id }) => id === top);
      const below = category?.children.find(({ id }) => id === sub);
      const made = (await owner.call('listBrands', {})).brands?.find(({ id }) => id === ids.brand);
      const [last] = below?.children ?? [];
      return [category?.name_hi, below?.name_hi, last?.name_hi, made?.brand_name_hi];
    }

    const check = (rows: NameRow[]) => checkFile(suite.shop, owner, 'names', csvOf(rows));

    async function apply(rows: NameRow[]): Promise<number> {
      const { file_id = 0, errors } = await check(rows);
      expect(errors).toEqual([]);
      expect(await owner.call('applyFile', { file_id })).toMatchObject({ success: true });
      return file_id;
    }
    return { owner, ids, places, read, check, apply };
  }

  return { suite, as, tea };
}
