import type { Page } from '@playwright/test';
import { addOperator, post, signInAs } from './console-fixture.ts';
import { placeOrder, read, signIn } from './order-fixture.ts';

/** An order of the first customer that staff has moved on so far; gives its number and who did it. */
export async function orderMovedTo(page: Page, last: 'out_for_delivery' | 'delivered') {
  const customer = await signIn(page, 'first');
  const order = await placeOrder(page, customer, { delivery_type: 'delivery' });
  const staff = await addOperator(page, 'staff');
  await signInAs(page, staff);
  const steps = ['accepted', 'processing', 'out_for_delivery', 'delivered'];
  for (const to of steps.slice(0, steps.indexOf(last) + 1)) {
    await post(page, 'moveOrder', { id: order, to });
  }
  return { order, staff };
}

/** A return that the first customer has asked for. */
export async function askedReturn(page: Page): Promise<{ order: number; id: number }> {
  const { order } = await orderMovedTo(page, 'delivered');
  await page.context().clearCookies();
  await signIn(page, 'first');
  const { invoice_id, lines } = await read(page, 'getReturnsByOrder', { id: order });
  const answer = await page.request.post('/api/requestReturn', {
    data: {
      ...{ invoice_id, reason: 'Two had expired.', idempotency_key: `asked-${order}` },
      lines: [{ line_id: lines[0].line_id, units: 2, condition: 'expired' }],
    },
    headers: { 'x-thok': '1' },
  });
  await page.context().clearCookies();
  return { order, id: Number((await answer.json()).return_id) };
}
