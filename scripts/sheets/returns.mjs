import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';

/** Of the demo shop: delivered, with three lines, and can still come back. */
const order = 84;
const photo = join(root, 'demo/pictures/products/nimora-neem-face-wash-100-ml.webp');

/** One return taken back in part, so that something lies in a bin, and one that waits; gives their numbers. */
export async function returnGoods(post, read) {
  const decided = await ask(post, read, { lines: 2, units: 3, condition: 'broken' });
  const { return: asked } = await read('/console/api/getReturn', { id: decided });
  await post('/console/api/decideReturn', {
    ...{ id: decided, answer: 'One of the three was fine.' },
    lines: [{ id: asked.lines[0].id, units: 2 }],
  });
  const waiting = await ask(post, read, {
    lines: 3,
    units: 2,
    condition: 'expired',
    hasPhoto: true,
  });
  return { decided, waiting, order };
}

async function ask(post, read, { lines: count, units, condition, hasPhoto = false }) {
  const { invoice_id, lines } = await read('/api/getReturnsByOrder', { id: order });
  const { return_id } = await post('/api/requestReturn', {
    ...{ invoice_id, reason: 'The seal is open and the print of the date cannot be read.' },
    lines: lines.slice(0, count).map(({ line_id }) => ({ line_id, units, condition })),
    ...(hasPhoto && { photo: readFileSync(photo).toString('base64') }),
    idempotency_key: `${condition} of order ${order}`,
  });
  return return_id;
}
