import { fillCart, listingPath, productsOf } from '../customer.mjs';
import { openReady } from '../open-phone.mjs';
import { placeOrder } from '../place-order.mjs';

export const checkout = {
  title: 'Cart → placed → invoice, 10 lines',
  profiles: ['A', 'B'],
  timeoutMs: 90_000,
  measures: {
    time: { title: 'time', unit: 's' },
    requests: { title: 'requests', unit: '' },
  },
  async run({ phone, profile, userId }) {
    await fillCart(phone, userId, await productsOf(phone, 10));
    const tab = await phone.newPage(profile);
    const { page, traffic } = tab;
    await openReady(tab, listingPath);
    const since = traffic.mark();
    const start = Date.now();
    await placeOrder(page);
    const time = Date.now() - start;
    await traffic.settled();
    return { time, requests: since().length };
  },
};
