import type { FoundCustomer } from '#console/components/CustomerSearch.tsx';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { type DraftLine, spokenLines } from '#console/phone-order/draft.ts';
import type { ConsoleInput } from '#contract/console/index.ts';

export const testKinds = ['cart', 'lines', 'amount'] as const;
export type TestKind = (typeof testKinds)[number];

/** What a coupon is tried on; what belongs to another kind stays as it was typed. */
export type Test = {
  kind: TestKind;
  customer?: FoundCustomer | undefined;
  lines: DraftLine[];
  amount: string;
};

/** Undefined while something is missing or wrong, which `wrongIn` names. */
export function testInput(code: string, test: Test): ConsoleInput<'tryCoupon'> | undefined {
  const { kind, customer } = test;
  const lines = spokenLines(test.lines);
  if (wrongIn(test) || !lines) return undefined;
  return {
    ...{ code, customer_id: customer?.id },
    ...(kind === 'lines' ? { lines } : {}),
    ...(kind === 'amount' ? { amount: test.amount.trim() } : {}),
  };
}

type Wrong = Partial<Record<'customer' | 'lines' | 'amount', string>>;

export function wrongIn({ kind, customer, lines, amount }: Test): Wrong | undefined {
  if (kind === 'cart' && !customer) return { customer: t.customerMissing };
  if (kind === 'lines' && lines.length === 0) return { lines: t.productMissing };
  if (kind === 'amount' && amount.trim() === '') return { amount: t.amountMissing };
  return undefined;
}
