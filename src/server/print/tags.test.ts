import { expect, test } from 'vitest';
import { drawPapers } from './draw-papers.ts';
import { nameCell, type OrderData } from './order-data.ts';

const drawn = (order: OrderData) => drawPapers([{ kind: 'order', order }]);

function orderOf(lines: number): OrderData {
  return {
    language: 'en',
    orderId: 31,
    date: '4 October 2026, 4:30 pm',
    shop: { name: 'Doon Wholesale', lines: ['Dehradun'] },
    buyer: { name: 'Negi General Store', lines: ['Rishikesh'] },
    rows: Array.from({ length: lines }, (_, i) => [
      String(i + 1),
      nameCell('Neem Face Wash 100 ml', 'NIM-1'),
      'Box of 12',
      '2',
      '24',
      '₹120.00',
      '₹81.00',
      '₹1,944.00',
    ]),
    totals: [{ label: 'MRP total', amount: '₹2,880.00' }],
    payablePaise: 1_944_00,
    payments: [],
    duePaise: 1_944_00,
    facts: [],
    cancelled: false,
    isOld: false,
    isPickup: false,
    upi: 'upi://pay?pa=shop@upi&pn=Shop&am=1944.00&cu=INR&tr=ORDER31&tn=Order%2031',
  };
}

const count = (file: string, tag: string) => file.split(`/S /${tag}\n`).length - 1;

test('an order’s paper tells screen readers its language, heading, table and picture', async () => {
  const file = (await drawn(orderOf(2))).toString('latin1');
  expect(file).toContain('/Marked true');
  expect(file).toContain('/Lang (en-IN)');
  const hindi = await drawn({ ...orderOf(2), language: 'hi' });
  expect(hindi.toString('latin1')).toContain('/Lang (hi-IN)');
  expect(file).toContain('/Alt (');
  const tags = ['Document', 'H1', 'Table', 'TR', 'TH', 'TD', 'Figure'];
  expect(tags.map((tag) => count(file, tag))).toEqual([1, 1, 1, 3, 8, 16, 1]);
});

test('the head that is repeated on the next page is told once, and the file stays small', async () => {
  const file = await drawn(orderOf(60));
  const text = file.toString('latin1');
  expect(text.split('/Type /Page\n').length - 1).toBeGreaterThan(1);
  expect(count(text, 'TH')).toBe(8);
  expect(count(text, 'TR')).toBe(61);
  expect(file.length).toBeLessThan(120_000);
});
