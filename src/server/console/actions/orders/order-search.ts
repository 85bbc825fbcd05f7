import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { dayAfter, startOfDay } from '#domain/india/indian-time.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import type { Rights } from '#domain/operators/permissions.ts';
import type { OrderSearch } from '#server/queries/orders/console-orders.ts';

/** The filters of a list of orders, for who may use them. */
export function orderSearchOf(
  input: ParsedConsoleInput<'countOrders'>,
  { may }: Pick<Rights, 'may'>,
): Omit<OrderSearch, 'limit'> {
  const { min_total, max_total, from, to } = input;
  const money = [min_total, max_total, input.unpaid, input.to_refund, input.over_credit];
  const byMoney = money.some((given) => given !== undefined);
  // Whoever may not see amounts must not find them out by filters.
  if (byMoney && !may('prices')) {
    throw new Refusal('not-allowed', 'Your role does not include this.');
  }
  return {
    words: input.q,
    statuses: input.status,
    from: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : startOfDay(dayAfter(to)),
    route: input.route,
    customerId: input.customer_id,
    minPaise: storablePaise(min_total),
    maxPaise: storablePaise(max_total),
    unpaid: input.unpaid !== undefined,
    toRefund: input.to_refund !== undefined,
    cannotInvoice: input.cannot_invoice !== undefined,
    overCredit: input.over_credit !== undefined,
  };
}

/** No order comes to more than a column of the database holds. */
function storablePaise(rupees: number | undefined): number | undefined {
  return rupees === undefined ? undefined : Math.min(rupeesToPaise(rupees), 2_147_483_647);
}
