import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addCustomer } from '#test/builders.ts';
import { callerFor } from '#test/caller.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

/** Sends the head of a call, and none of its body. */
function begin(action: string, cookie: string | undefined, length: number): Socket {
  const { port } = shop.app.server.address() as AddressInfo; // `as`: it listens on a port
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // a reset connection is a closed one
  onTestFinished(() => void socket.destroy());
  socket.write(`POST /api/${action} HTTP/1.1\r\nhost: localhost\r\nx-thok: 1\r\n`);
  socket.write(`cookie: ${cookie}\r\ncontent-type: application/json\r\n`);
  socket.write(`content-length: ${length}\r\n\r\n`);
  return socket;
}

const answerOf = async (socket: Socket): Promise<string> => String(await once(socket, 'data'));

test.each([
  ['matchOrderLines', 100],
  ['readOrderFile', 100],
  ['insertOrder', 100_000],
])(
  'of one customer a body for %s is read, one waits, the next is refused unread',
  async (action, length) => {
    const customerId = await addCustomer(shop.database.db);
    const { cookie } = await shop.signIn(customerId);
    const sockets = [begin(action, cookie, length), begin(action, cookie, length)];
    const third = begin(action, cookie, length);
    sockets.push(third);
    const [refused, at] = await Promise.race(
      sockets.map(async (socket, i) => [await answerOf(socket), i] as const),
    );
    expect(refused).toContain('HTTP/1.1 503');
    expect(refused).toContain('retry-after: 5');
    const other = await callerFor(shop, await addCustomer(shop.database.db));
    const lines = ['NIM-FW-100'];
    expect(await other.call('matchOrderLines', { user_id: other.id, lines })).toMatchObject({
      http: 200,
    });
    // Once the first has gone, it is the turn of the one that waits.
    const [first, second] = sockets.filter((_, i) => i !== at);
    first?.destroy();
    second?.write(' '.repeat(length));
    expect(await answerOf(second as Socket)).toContain('HTTP/1.1 400'); // `as`: there were three
  },
);

test('a stranger’s is refused unread', async () => {
  const answer = await answerOf(begin('readOrderFile', '', 100));
  expect(answer).toContain('HTTP/1.1 401');
  expect(answer).toContain('connection: close');
});

test('many that come together are refused one by one, so that others are answered in between', async () => {
  const id = await addCustomer(shop.database.db);
  const { cookie } = await shop.signIn(id);
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    waiting = setImmediate(nextTurn);
  };
  let waiting = setImmediate(nextTurn);
  onTestFinished(() => clearImmediate(waiting));
  const headers = { cookie, 'x-thok': '1' };
  const refusedIn: number[] = [];
  const ask = async () => {
    const payload = { user_id: id, lines: ['NIM-FW-100'] };
    const { app } = shop;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/matchOrderLines',
      headers,
      payload,
    });
    if (answer.statusCode === 503) refusedIn.push(turn);
  };
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(refusedIn.length).toBeGreaterThan(10);
  expect(new Set(refusedIn).size).toBeGreaterThan(refusedIn.length / 2);
});
