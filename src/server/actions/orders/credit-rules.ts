import type { Refusal } from '#contract/refusal.ts';
import type { Refuse } from '#contract/refuse.ts';
import type { Actor } from '#domain/actor.ts';
import type { Totals } from '#domain/cart/totals.ts';
import {
  type Credit,
  type CreditFault,
  type CreditPass,
  creditFault,
  passOf,
  toPayFirstPaise,
} from '#domain/customers/credit.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { formatPaise, paiseToRupees } from '#domain/money/money.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { markOverCredit, readCredit, usePass } from '#server/queries/customers/credit.ts';
import type { LockedOrder } from '#server/queries/orders/change-order.ts';

type Refuses = Refuse<'credit-limit'>;

/**
 * What an order that comes to so much more is marked with; refused where the customer's credit does not allow it, unless
 * an owner lets it pass.
 */
export function faultOrPass(
  refuse: Refuses,
  credit: Credit & CreditPass,
  morePaise: number,
  actor: Actor,
): (CreditFault & { usesPass: boolean }) | undefined {
  const refusal = creditRefusal(refuse, credit, morePaise, actor);
  if (refusal) throw refusal;
  const fault = creditFault(credit, morePaise);
  const usesPass = credit.creditMode === 'block' && passNow(credit) === 'one';
  return fault && { ...fault, usesPass };
}

function passNow(credit: CreditPass) {
  return passOf(credit, dayInIndia(new Date().toISOString()));
}

/** What keeps so much more from being ordered, by how much, and what to do about it. */
export function creditRefusal(
  refuse: Refuses,
  credit: Credit & CreditPass,
  morePaise: number,
  actor: Actor,
): Refusal | undefined {
  const fault = creditFault(credit, morePaise);
  if (!fault || credit.creditMode === 'warn' || passNow(credit)) return undefined;
  return refuse('credit-limit', creditWords(credit, fault, actor), wireOf(fault), {
    ...(fault.overPaise > 0 ? { over: formatPaise(fault.overPaise) } : {}),
    ...(fault.pastDuePaise > 0 ? { pastDue: formatPaise(fault.pastDuePaise) } : {}),
    limit: formatPaise(credit.creditLimitPaise ?? 0),
    toPay: formatPaise(toPayFirstPaise(fault)),
  });
}

function wireOf(fault: CreditFault) {
  return {
    over: paiseToRupees(fault.overPaise),
    past_due: paiseToRupees(fault.pastDuePaise),
    to_pay: paiseToRupees(toPayFirstPaise(fault)),
  };
}

/** To the customer, or to the operator who speaks with him. */
export function creditWords(credit: Credit, fault: CreditFault, actor: Actor): string {
  const own = actor.kind === 'customer';
  const limit = `${own ? 'your' : 'the customer’s'} credit limit of ${formatPaise(credit.creditLimitPaise ?? 0)}`;
  const words = [
    ...(fault.pastDuePaise > 0 ? [`${formatPaise(fault.pastDuePaise)} is past its due date.`] : []),
    ...(fault.overPaise > 0
      ? [`This order is ${formatPaise(fault.overPaise)} over ${limit}.`]
      : []),
  ];
  const toPay = formatPaise(toPayFirstPaise(fault));
  const next = own
    ? `Please pay ${toPay} first, or call us.`
    : `Take ${toPay} first, or have an owner let it pass.`;
  return [...words, next].join(' ');
}

/** A held order that becomes larger, by the same rules; its customer is held too. */
export async function raiseOnCredit(
  refuse: Refuses,
  tx: CustomerContext['db'],
  order: LockedOrder,
  { totals, actor }: { totals: Totals; actor: Actor },
): Promise<void> {
  const morePaise = totals.totalToPayPaise - order.totalToPayPaise;
  if (morePaise <= 0) return;
  const credit = await readCredit(tx, order.customerId);
  const fault = credit && faultOrPass(refuse, credit, morePaise, actor);
  if (!fault) return;
  await markOverCredit(tx, order.id, fault.overPaise);
  if (fault.usesPass) await usePass(tx, order.customerId);
}
