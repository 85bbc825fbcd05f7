import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkFile } from '#test/import-file.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

// What strangers and slow operators once did to the uploads of all others, over real connections.
let shop: TestApp;
let owner: TestOperator;
beforeAll(async () => {
  shop = await startApp();
  owner = await newOperator(shop, 'owner');
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

/** Sends the head of a file of so many bytes, and the first of them. */
function begin(action: string, { cookie = '', length = 1_000 } = {}): Socket {
  const { port } = shop.app.server.address() as AddressInfo; // `as`: it listens on a port
  // It keeps its own side open whatever the shop does.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {}); // a reset connection is a closed one
  onTestFinished(() => void socket.destroy());
  socket.write(`POST /console/api/${action} HTTP/1.1\r\nhost: localhost\r\nx-thok: 1\r\n`);
  socket.write(`cookie: ${cookie}\r\ncontent-type: Multipart/Form-Data; boundary=x\r\n`);
  socket.write(`content-length: ${length}\r\n\r\n-`);
  return socket;
}

const answerOf = async (socket: Socket): Promise<string> => String(await once(socket, 'data'));

const ownersFile = () => checkFile(shop, owner, 'prices', 'sku,mrp\nNIM-FW-100,180\n');

/** What is refused, and how its answer begins and goes on. */
const refused = [
  ['signOut', undefined, '400 Bad Request', 'must be JSON'],
  ['signIn', undefined, '400 Bad Request', 'must be JSON'],
  ['saveProduct', 'owner', '400 Bad Request', 'must be JSON'],
  ['checkFile', undefined, '401 Unauthorized', 'not-signed-in'],
  ['checkFile', 'packer', '403 Forbidden', 'not-allowed'],
] as const;

test('a file for what takes none, or by who may not, is refused unread, and its connection closed', async () => {
  // All at once: a connection is closed two seconds after its answer.
  const sent = refused.map(async ([action, role, status, text]) => {
    const cookie = role && (await newOperator(shop, role)).headers.cookie;
    const socket = begin(action, { ...(cookie ? { cookie } : {}) });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const answer = await answerOf(socket);
    const what = `${action} by ${role}`;
    expect(answer, what).toContain(`HTTP/1.1 ${status}`);
    expect(answer.toLowerCase(), what).toContain('connection: close');
    expect(answer, what).toContain(text);
    // However it goes on sending.
    const sending = setInterval(() => socket.write('-'), 50);
    await closed.finally(() => clearInterval(sending));
  });
  await Promise.all(sent);
});

test('strangers take no room from the files of operators', async () => {
  const strangers = Array.from({ length: 60 }, (_, i) =>
    begin(i % 2 ? 'signOut' : 'checkFile', { length: 10_000 }),
  );
  await Promise.all(strangers.map(answerOf));
  expect(await ownersFile()).toMatchObject({ http: 200 });
});

test('a slow operator fills a share of the room, and another one’s file is taken', async () => {
  const slow = (await newOperator(shop, 'staff')).headers;
  const uploads = Array.from({ length: 60 }, () => begin('checkFile', slow));
  const refused = await Promise.any(uploads.map(answerOf));
  expect(refused).toContain('HTTP/1.1 503');
  expect(refused).toContain('retry-after: 10');
  expect(await ownersFile()).toMatchObject({ http: 200 });
});
