import { eq, sql } from 'drizzle-orm';
import type { PageKey } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { pages } from '#server/db/schema/content.ts';

type PageRow = typeof pages.$inferSelect;

/** Holds a page; one that nobody has written yet begins empty. */
export async function lockPage(tx: Db, key: PageKey): Promise<PageRow> {
  await tx.insert(pages).values({ key, html: '' }).onConflictDoNothing();
  const [row] = await tx.select().from(pages).where(eq(pages.key, key)).for('update');
  if (!row) throw new Error('A page that was inserted is not there.');
  return row;
}

export async function updatePage(
  tx: Db,
  key: PageKey,
  texts: Pick<PageRow, 'html' | 'htmlHi'>,
): Promise<PageRow> {
  const [row] = await tx
    .update(pages)
    .set({ ...texts, version: sql`${pages.version} + 1` })
    .where(eq(pages.key, key))
    .returning();
  if (!row) throw new Error('A page that is locked is gone.');
  return row;
}
