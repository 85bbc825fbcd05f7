import { expect, test } from 'vitest';
import { newBuyer } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { startApp } from '#test/start-app.ts';

test('the log tells the way of an order by its number, from the tap to the delivery', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const shop = await startApp(undefined, { logLevel: 'info', logStream });
  const buyer = await newBuyer(shop);
  const owner = await newOperator(shop, 'owner');
  await buyer.fill();
  const id = await buyer.placed();
  const [line] = await buyer.itemsOf(id);
  await buyer.edit(id, line?.id ?? 0, 2);
  await owner.call('addOrderNote', { id, text: 'Call first.' });
  await owner.call('moveOrder', { id, to: 'accepted' });
  await owner.call('moveOrders', { ids: [id], to: 'processing' });
  const payment = { order_id: id, amount: 100, method: 'cash', idempotency_key: 'one' } as const;
  await owner.call('recordPayment', payment);
  await owner.call('moveOrder', { id, to: 'cancelled', reason: 'Sold out.' });
  const way = lines
    .map((text) => JSON.parse(text))
    .filter(({ order }) => [order].flat().includes(id))
    .map(({ path, reqId, by, to }) => [reqId ? path.split('/').at(-1) : 'without an id', by, to]);
  const [customer, operator] = [`customer ${buyer.me.id}`, `operator ${owner.id}`];
  expect(way).toEqual([
    ['insertOrder', customer, undefined],
    ['updateOrderQtyEditDelivery', customer, undefined],
    ['addOrderNote', operator, undefined],
    ['moveOrder', operator, 'accepted'],
    ['moveOrders', operator, 'processing'],
    ['recordPayment', operator, undefined],
    ['moveOrder', operator, 'cancelled'],
  ]);
  await shop.close();
});
