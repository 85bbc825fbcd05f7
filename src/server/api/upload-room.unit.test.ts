import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { sendRefusal } from './send.ts';
import { toRefusal } from './to-refusal.ts';
import { createUploadRoom } from './upload-room.ts';

/** A bare server with room for 100 bytes of bodies at once, 60 of them by one operator: whom the path names. */
let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  const limits = { bytes: 100, bytesPerOperator: 60, countedAtLeast: 10, retryAfterSeconds: 10 };
  const takeRoom = createUploadRoom(limits);
  app.setErrorHandler((error, request, reply) => {
    reply.hijack();
    sendRefusal(reply, undefined, toRefusal(error, request));
  });
  app.addHook('onRequest', async (request, reply) =>
    takeRoom(request, reply, Number(request.url.slice(1)), 60),
  );
  app.post('/:who', () => ({ success: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends the head of a body of so many bytes, and none of them. */
async function begin(who: number, bytes: number) {
  const { port } = app.server.address() as AddressInfo; // `as`: it listens on a port
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const asked = once(app.server, 'request');
  const type = 'content-type: application/json';
  socket.write(`POST /${who} HTTP/1.1\r\nhost: a\r\n${type}\r\ncontent-length: ${bytes}\r\n\r\n`);
  await asked;
  return socket;
}

async function post(
  who: number,
  payload: string | Readable = JSON.stringify({ a: 'x'.repeat(42) }),
) {
  const headers = { 'content-type': 'application/json' };
  const { statusCode, headers: answered } = await app.inject({
    ...{ method: 'POST', url: `/${who}`, payload, headers },
  });
  return [statusCode, answered['retry-after']];
}

test('bodies beyond the room are refused unread, until those before are gone', async () => {
  expect(await post(1)).toEqual([200, undefined]);
  const first = await begin(2, 60);
  expect(await post(1)).toEqual([503, '10']);
  first.destroy();
  await expect.poll(() => post(1)).toEqual([200, undefined]);
});

test('of one operator no more than their share, and others find the rest', async () => {
  const first = await begin(1, 40);
  expect(await post(1)).toEqual([503, '10']);
  expect(await post(2)).toEqual([200, undefined]);
  first.destroy();
  await expect.poll(() => post(1)).toEqual([200, undefined]);
});

test('small ones, which hold a connection as long, count for more than they are', async () => {
  const small = [];
  for (let i = 0; i < 6; i += 1) small.push(await begin(1, 1));
  expect(await post(1, '{}')).toEqual([503, '10']);
  small[0]?.destroy();
  await expect.poll(() => post(1, '{}')).toEqual([200, undefined]);
  for (const socket of small) socket.destroy();
});

test('one that does not tell its length counts as the largest', async () => {
  const first = await begin(2, 50);
  expect(await post(1)).toEqual([200, undefined]);
  expect(await post(1, Readable.from(['{}']))).toEqual([503, '10']);
  first.destroy();
});
