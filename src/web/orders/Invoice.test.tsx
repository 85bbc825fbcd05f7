// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { orderInvoiceExample } from '#contract/invoice.ts';
import type { OrderWire } from '#contract/order.ts';
import { orderWire } from '#test/order-wire.ts';
import { renderPart } from '#test/render-part.tsx';
import { Invoice } from './Invoice.tsx';
import { orderFromWire } from './order.ts';

const paperOf = (more: Partial<OrderWire>) =>
  renderPart(<Invoice order={orderFromWire(orderWire(more))} />)
    .screen.getAllByRole('article')
    .at(-1)?.textContent ?? '';

test('the paper of an order says that it is no tax invoice, until there is one', () => {
  expect(paperOf({ invoice: null })).toMatch(/Order, not a tax invoice.*comes with the goods/s);
  const text = paperOf({ status: 'delivered', invoice: orderInvoiceExample });
  expect(text).toContain('Invoice INV/26-27/000012 of ');
  expect(text).not.toContain('not a tax invoice');
});

test('cash changes hands where the goods do', () => {
  expect(paperOf({ delivery_type: 'pickup' })).toContain('Cash when you pick it up (UPI accepted)');
  expect(paperOf({ delivery_type: 'delivery' })).toContain('Cash on delivery (UPI accepted)');
});

test('what was delivered before the shop kept invoices keeps the paper it had, as do other servers', () => {
  for (const paper of [
    paperOf({ status: 'completed', invoice: null }),
    paperOf({ invoice: undefined }),
  ]) {
    expect(paper).not.toContain('not a tax invoice');
    expect(paper).toContain('This invoice was made by computer');
  }
});
