import { eq } from 'drizzle-orm';
import type { ConsoleInput } from '#contract/console/index.ts';
import { importFiles } from '#server/db/schema/files.ts';
import { addProduct } from './builders.ts';
import type { TestOperator } from './operator.ts';
import type { orderSuite } from './order-suite.ts';

export const raise = { field: 'price', by: 'percent', value: 5, rounding: '50-paise' } as const;

export type Edit = Omit<ConsoleInput<'editProducts'>, 'idempotency_key'>;
let keys = 0;

/** What tests of bulk edits do alike. */
export function editSuite(suite: ReturnType<typeof orderSuite>) {
  return {
    soaps: (count: number) =>
      Promise.all(Array.from({ length: count }, () => addProduct(suite.db))),
    edit({ call }: TestOperator, input: Edit) {
      keys += 1;
      return call('editProducts', { ...input, idempotency_key: `edit ${keys}` });
    },
    priceOf: async ({ call }: TestOperator, id: number) =>
      (await call('getProduct', { id })).product?.selling_price1,
    inAMinute: () => new Date(Date.now() + 60_000).toISOString(),
    /** As if its minute had come. */
    letTimePass: (id: number) =>
      suite.db
        .update(importFiles)
        .set({ runAt: new Date(Date.now() - 1_000) })
        .where(eq(importFiles.id, id)),
  };
}
