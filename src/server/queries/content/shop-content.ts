import { eq, sql } from 'drizzle-orm';
import type { PageKey } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { banners, faqs, pages } from '#server/db/schema/shop.ts';

type PageRow = typeof pages.$inferSelect;

export function readBanners(db: Db) {
  return db.select().from(banners).orderBy(banners.position, banners.id).limit(1_000);
}

export function readFaqs(db: Db) {
  return db.select().from(faqs).orderBy(faqs.position, faqs.id).limit(1_000);
}

export function readPages(db: Db): Promise<PageRow[]> {
  return db.select().from(pages).orderBy(pages.key);
}

/** Holds a page; one that nobody has written yet begins empty. */
export async function lockPage(tx: Db, key: PageKey): Promise<PageRow> {
  await tx.insert(pages).values({ key, html: '' }).onConflictDoNothing();
  const [row] = await tx.select().from(pages).where(eq(pages.key, key)).for('update');
  if (!row) throw new Error('A page that was inserted is not there.');
  return row;
}

export async function updatePage(tx: Db, key: PageKey, html: string): Promise<PageRow> {
  const [row] = await tx
    .update(pages)
    .set({ html, version: sql`${pages.version} + 1` })
    .where(eq(pages.key, key))
    .returning();
  if (!row) throw new Error('A page that is locked is gone.');
  return row;
}
