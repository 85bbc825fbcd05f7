import { randomBytes } from 'node:crypto';
import type { CustomerContext } from '#server/actions/context.ts';
import { hashToken } from '#server/auth/session.ts';
import { insertInvoiceLink } from '#server/queries/invoices/invoice-links.ts';

/** A new link to an invoice; the token is in its address and is stored nowhere (decision 58). */
export async function shareLinkOf(
  tx: CustomerContext['db'],
  { id, customerId }: { id: number; customerId: number },
): Promise<{ path: string; expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  const link = { tokenHash: hashToken(token), invoiceId: id, customerId };
  const expiresAt = await insertInvoiceLink(tx, link);
  return { path: `/shared-invoice/${token}.pdf`, expires_at: expiresAt.toISOString() };
}
