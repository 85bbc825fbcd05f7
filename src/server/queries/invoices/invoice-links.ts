import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { invoiceLinks } from '#server/db/schema/invoices.ts';

const life = sql`interval '30 days'`;
/** Of one invoice: an older one is void. */
const mostLinks = 10;

/** Gives when it expires. */
export async function insertInvoiceLink(
  tx: Db,
  link: { tokenHash: string; invoiceId: number; customerId: number },
): Promise<Date> {
  const [row] = await tx
    .insert(invoiceLinks)
    .values({ ...link, expiresAt: sql`now() + ${life}` })
    .returning();
  if (!row) throw new Error('A link was not kept.');
  const older = tx
    .select({ hash: invoiceLinks.tokenHash })
    .from(invoiceLinks)
    .where(eq(invoiceLinks.invoiceId, link.invoiceId))
    .orderBy(desc(invoiceLinks.createdAt), desc(invoiceLinks.tokenHash))
    .offset(mostLinks);
  await tx.delete(invoiceLinks).where(inArray(invoiceLinks.tokenHash, older));
  return row.expiresAt;
}

/** Which invoice a link opens; undefined: none, or none any more. */
export async function findLinkedInvoice(db: Db, tokenHash: string): Promise<number | undefined> {
  const isAlive = gt(invoiceLinks.expiresAt, sql`now()`);
  const [row] = await db
    .select({ id: invoiceLinks.invoiceId })
    .from(invoiceLinks)
    .where(and(eq(invoiceLinks.tokenHash, tokenHash), isAlive));
  return row?.id;
}

export async function deleteInvoiceLinks(tx: Db, invoiceId: number): Promise<void> {
  await tx.delete(invoiceLinks).where(eq(invoiceLinks.invoiceId, invoiceId));
}
