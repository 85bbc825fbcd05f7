import { paiseToRupees } from '#domain/money/money.ts';
import type { OperatorContext } from '#server/console/context.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAudit } from '#server/queries/operators/audit.ts';

type Paper = { number: string; totalPaise: number };

/** A paper that a step wrote has an entry of its own, beside the one of the step. */
export async function auditPapers(
  { operator, caller }: Pick<OperatorContext, 'operator' | 'caller'>,
  tx: Db,
  order: { id: number },
  papers: { invoice?: Paper | undefined; creditNote?: Paper | undefined },
): Promise<void> {
  const kept = [
    { action: 'issueInvoice', kind: 'invoice', paper: papers.invoice },
    { action: 'createCreditNote', kind: 'credit-note', paper: papers.creditNote },
  ];
  for (const { action, kind, paper } of kept) {
    if (!paper) continue;
    const details = { after: { order_id: order.id, amount: paiseToRupees(paper.totalPaise) } };
    const subject = `${kind} ${paper.number}`;
    const { id: operatorId } = operator;
    await insertAudit(tx, { operatorId, action, subject, address: caller.address, details });
  }
}
