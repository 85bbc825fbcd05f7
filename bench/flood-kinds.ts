import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { ask, askMany } from './flood-request.ts';
import { root } from './processes.ts';

export type Flood = {
  name: string;
  /** The longest that /healthz may take meanwhile. */
  healthMs: number;
  /** Gives the status of each answer. */
  run(url: string): Promise<(number | string)[]>;
};

const json = { 'content-type': 'application/json', 'x-thok': '1' };
const widths = [160, 320, 480, 640];
const slowSockets = 500;
const slowSeconds = 8;

/** Of what once stood still for seconds. */
const healthMs = 500;

export const floods: Flood[] = [
  {
    name: '2,750 reads with junk parameters, br',
    healthMs,
    run: (url) =>
      askMany(2_750, 50, (i) =>
        ask(`${url}/api?endpoint=getAllProductsWithImageNewBest&limit=100&junk=${i}`, {
          headers: { 'accept-encoding': 'br' },
        }),
      ),
  },
  {
    name: '40 bodies of 500,000 brackets',
    healthMs,
    run: (url) =>
      askMany(40, 40, () =>
        ask(`${url}/api?endpoint=addToCart`, {
          method: 'POST',
          headers: json,
          body: '['.repeat(500_000),
        }),
      ),
  },
  { name: '240 sizes of pictures', healthMs, run: askForSizes },
  {
    name: '400 pages',
    healthMs,
    run: (url) => askMany(400, 400, () => ask(`${url}/`, { headers: { 'accept-encoding': 'br' } })),
  },
  {
    name: '400 pages, not compressed',
    healthMs,
    run: (url) => askMany(400, 400, () => ask(`${url}/`)),
  },
  {
    name: '100 sign-ins',
    healthMs,
    run: (url) =>
      askMany(100, 100, (i) =>
        ask(`${url}/api?endpoint=loginUserdata`, {
          method: 'POST',
          headers: { ...json, 'x-forwarded-for': `10.0.${i}.1` },
          body: JSON.stringify({ email_or_phone: `90000001${10 + i}`.slice(0, 10), pin: '000000' }),
        }),
      ),
  },
  { name: `${slowSockets} sockets that send a byte a second`, healthMs, run: sendSlowly },
  { name: '400 lists of a customer to match', healthMs: 20, run: (url) => floodAs(url, lists) },
  { name: '400 order files of a customer', healthMs: 20, run: (url) => floodAs(url, orderFiles) },
];

/** As long as it may be, with words that many products have. */
const lists = {
  name: 'matchOrderLines',
  fields: { lines: Array.from({ length: 200 }, (_, i) => `face wash neem baby soap gel ${i}`) },
};

const orderFiles = {
  name: 'readOrderFile',
  fields: { file: Buffer.from('sku,packs\n'.padEnd(240_000, 'NIM-FW-100,3\n')).toString('base64') },
};

/** One customer, who does not wait for the answers. */
async function floodAs(url: string, { name, fields }: typeof lists | typeof orderFiles) {
  const signedIn = await fetch(`${url}/api?endpoint=loginUserdata`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email_or_phone: '9876543210', pin: '246810' }),
  });
  const { user_id } = (await signedIn.json()) as { user_id: number }; // `as`: the contract's answer
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const body = JSON.stringify({ user_id, ...fields });
  return askMany(400, 60, () =>
    ask(`${url}/api?endpoint=${name}`, { method: 'POST', headers: { ...json, cookie }, body }),
  );
}

function askForSizes(url: string): Promise<(number | string)[]> {
  const names = readdirSync(join(root, 'demo/pictures/products'));
  return askMany(240, 240, (i) => {
    const name = names[Math.floor(i / widths.length)];
    const width = widths[i % widths.length];
    return ask(`${url}/images/products/${name}?w=${width}`, { headers: { accept: 'image/avif' } });
  });
}

/** Requests whose heads never end, for a few seconds. */
async function sendSlowly(url: string): Promise<(number | string)[]> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: slowSockets }, () => connect(Number(port), hostname));
  for (const socket of sockets) {
    socket.on('error', () => {}); // the shop may close it: that is counted below
    socket.write('GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ');
  }
  const open = (socket: Socket) => !socket.destroyed && socket.writable;
  for (let second = 0; second < slowSeconds; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const socket of sockets.filter(open)) socket.write('a');
  }
  const answers = sockets.map((socket) => (open(socket) ? 'still open' : 'closed'));
  for (const socket of sockets) socket.destroy();
  return answers;
}
