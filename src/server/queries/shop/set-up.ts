import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { brands, categories, products, subcategories } from '#server/db/schema/catalogue.ts';
import { settings } from '#server/db/schema/shop.ts';

type SetUp = Record<'details' | 'logo' | 'charges' | 'categories' | 'products' | 'empty', boolean>;

const isEmpty = sql<boolean>`not exists (select from ${categories})
  and not exists (select from ${brands}) and not exists (select from ${products})`;

const nothing = { details: false, logo: false, charges: false, categories: false, products: false };

/** What a new shop has already. */
export async function readSetUp(db: Db): Promise<SetUp> {
  const [row] = await db
    .select({
      details: sql<boolean>`${settings.address} <> '' and ${settings.phone} <> ''`,
      logo: sql<boolean>`${settings.logo} <> ''`,
      charges: sql<boolean>`${settings.costPerKmPaise} > 0 or ${settings.expressPaise} > 0`,
      categories: sql<boolean>`exists (select from ${subcategories})`,
      products: sql<boolean>`exists (select from ${products})`,
      empty: isEmpty,
    })
    .from(settings);
  return row ?? { ...nothing, empty: true };
}

/** False where there is anything in it. Until the end of the transaction nobody else adds anything. */
export async function lockEmptyCatalogue(tx: Db): Promise<boolean> {
  await tx.execute(
    sql`lock table ${categories}, ${brands}, ${products} in share row exclusive mode`,
  );
  const [row] = await rowsOf<{ empty: boolean }>(tx, sql`select ${isEmpty} as empty`);
  return row?.empty ?? false;
}
