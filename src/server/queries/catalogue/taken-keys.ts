import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { hasBarcode } from './console-products.ts';

/** What another product has of these. */
export async function findTaken(
  tx: Db,
  { id = 0, sku, barcode }: { id?: number | undefined; sku: string; barcode: string },
): Promise<'sku-taken' | 'barcode-taken' | undefined> {
  const isSku = sql<boolean>`lower(${products.sku}) = lower(${sku})`;
  const isBarcode = sql`${products.barcode} = ${barcode} and ${hasBarcode}`;
  const [row] = await tx
    .select({ isSku })
    .from(products)
    .where(and(ne(products.id, id), or(isSku, isBarcode)))
    .limit(1);
  if (!row) return undefined;
  return row.isSku ? 'sku-taken' : 'barcode-taken';
}

/** Slugs that begin like this one and lead to another product, today or from old links. */
export async function readTakenSlugs(tx: Db, id: number, slug: string): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: products.slug, oldSlugs: products.oldSlugs })
    .from(products)
    .where(
      and(
        ne(products.id, id),
        or(
          eq(products.slug, slug),
          sql`${products.slug} like ${`${slug.replace(/_/g, '\\_')}-%`}`,
          sql`${products.oldSlugs} @> array[${slug}]`,
        ),
      ),
    );
  return new Set(rows.flatMap((row) => [row.slug, ...row.oldSlugs]));
}
