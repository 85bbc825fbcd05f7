import { expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import type { OrderWire } from '#contract/order.ts';
import { orderData } from './order-data.ts';

const example = actions.getOrderById.example.output.order;
const item = {
  ...JSON.parse(example.cart_items)[0],
  product_name: 'Neem Face Wash 100 ml',
  sku: 'NIM-FW-100',
};
const order = { ...example, cart_items: JSON.stringify([item]) };
const settings = { ...actions.getHomeSettings.example.output.data, upi_id: 'shop@upi' };

const invoiceOf = (more: Partial<OrderWire>) => orderData({ ...order, ...more }, settings);

test('an invoice says what was paid and what is still due', () => {
  expect(invoiceOf({ status: 'delivered', paid: 7, due: 93 }).payments).toEqual([
    { label: 'Paid', amount: '₹7.00' },
    { label: 'Due', amount: '₹93.00' },
  ]);
  expect(invoiceOf({ status: 'delivered', paid: 0, due: 100 }).payments).toEqual([]);
});

test('of a cancelled order nothing is due: what was paid is to be given back', () => {
  const { payments, upi } = invoiceOf({ status: 'cancelled', paid: 7, due: 0 });
  expect(payments).toEqual([
    { label: 'Paid', amount: '₹7.00' },
    { label: 'To be given back', amount: '₹7.00' },
  ]);
  expect(upi).toBeUndefined();
});

test('an invoice in Hindi has Hindi words, dates and pack names', () => {
  const { date, payments, facts, totals } = orderData(
    { ...order, status: 'delivered', paid: 7, due: 93, delivery_type: 'pickup' },
    settings,
    'hi',
  );
  expect(date).toMatch(/(सुबह|दोपहर|शाम|रात) \d+:\d\d$/);
  expect(payments.map(({ label }) => label)).toEqual(['दे दिए', 'बाकी']);
  expect(facts).toContainEqual({ label: 'कैसे लेंगे', value: 'दुकान से खुद ले जाएँ' });
  expect(totals[0]?.label).toBe('कुल MRP');
});

test('an invoice in Hindi has the Hindi name of a product, and beneath it that of the order', () => {
  const items = [{ ...item, product_name_hi: 'नीम फेस वॉश 100 ml' }];
  const named = { ...order, cart_items: JSON.stringify(items) };
  const texts = (language: 'en' | 'hi') => {
    const cell = orderData(named, settings, language).rows[0]?.[1];
    return Array.isArray(cell) ? cell.map(({ text }) => text.replaceAll('\u00a0', ' ')) : [];
  };
  expect(texts('hi')).toEqual(['नीम फेस वॉश 100 ml', item.product_name, item.sku]);
  expect(texts('en')).toEqual([item.product_name, item.sku]);
});
