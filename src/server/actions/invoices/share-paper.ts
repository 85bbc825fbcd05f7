import { randomBytes } from 'node:crypto';
import type { CustomerContext } from '#server/actions/context.ts';
import { hashToken } from '#server/auth/session.ts';
import { insertPaperLink, type LinkedPaper } from '#server/queries/invoices/paper-links.ts';

/** A new link to an invoice or a receipt; the token is in its address and is stored nowhere (decision 58). */
export async function shareLinkOf(
  tx: CustomerContext['db'],
  paper: LinkedPaper,
  customerId: number,
): Promise<{ path: string; expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = await insertPaperLink(tx, { tokenHash: hashToken(token), paper, customerId });
  const kind = 'invoiceId' in paper ? 'invoice' : 'receipt';
  return { path: `/shared-${kind}/${token}.pdf`, expires_at: expiresAt.toISOString() };
}
