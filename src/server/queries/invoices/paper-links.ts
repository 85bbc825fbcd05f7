import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { paperLinks } from '#server/db/schema/receipts.ts';

const life = sql`interval '30 days'`;
/** Of one paper: an older one is void. */
const mostLinks = 10;

/** What a link opens: an invoice or a receipt. */
export type LinkedPaper = { invoiceId: number } | { receiptId: number };

function isOf(paper: LinkedPaper) {
  return 'invoiceId' in paper
    ? eq(paperLinks.invoiceId, paper.invoiceId)
    : eq(paperLinks.receiptId, paper.receiptId);
}

/** Gives when it expires. */
export async function insertPaperLink(
  tx: Db,
  { paper, ...link }: { tokenHash: string; paper: LinkedPaper; customerId: number },
): Promise<Date> {
  const [row] = await tx
    .insert(paperLinks)
    .values({ ...link, ...paper, expiresAt: sql`now() + ${life}` })
    .returning();
  if (!row) throw new Error('A link was not kept.');
  const older = tx
    .select({ hash: paperLinks.tokenHash })
    .from(paperLinks)
    .where(isOf(paper))
    .orderBy(desc(paperLinks.createdAt), desc(paperLinks.tokenHash))
    .offset(mostLinks);
  await tx.delete(paperLinks).where(inArray(paperLinks.tokenHash, older));
  return row.expiresAt;
}

/** Which paper a link opens; undefined: none, or none any more. */
export async function findLinkedPaper(db: Db, tokenHash: string) {
  const isAlive = gt(paperLinks.expiresAt, sql`now()`);
  const [row] = await db
    .select({ invoiceId: paperLinks.invoiceId, receiptId: paperLinks.receiptId })
    .from(paperLinks)
    .where(and(eq(paperLinks.tokenHash, tokenHash), isAlive));
  return row;
}

export async function deletePaperLinks(tx: Db, paper: LinkedPaper): Promise<void> {
  await tx.delete(paperLinks).where(isOf(paper));
}
