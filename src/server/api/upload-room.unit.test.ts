import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { sendRefusal } from './send.ts';
import { toRefusal } from './to-refusal.ts';
import { createUploadRoom } from './upload-room.ts';

/** A bare server with room for 100 bytes of bodies at once. */
let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  const takeRoom = createUploadRoom(100);
  app.setErrorHandler((error, request, reply) => {
    reply.hijack();
    sendRefusal(reply, undefined, toRefusal(error, request));
  });
  app.addHook('onRequest', async (request, reply) => takeRoom(request, reply, 60));
  app.post('/', () => ({ success: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends the head of a body of so many bytes, and none of them. */
async function begin(bytes: number) {
  const { port } = app.server.address() as AddressInfo; // `as`: it listens on a port
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const asked = once(app.server, 'request');
  const type = 'content-type: application/json';
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${type}\r\ncontent-length: ${bytes}\r\n\r\n`);
  await asked;
  return socket;
}

async function post(payload: string | Readable = JSON.stringify({ a: 'x'.repeat(42) })) {
  const headers = { 'content-type': 'application/json' };
  const { statusCode, headers: answered } = await app.inject({
    ...{ method: 'POST', url: '/', payload, headers },
  });
  return [statusCode, answered['retry-after']];
}

test('bodies beyond the room are refused unread, until those before are gone', async () => {
  expect(await post()).toEqual([200, undefined]);
  const first = await begin(60);
  expect(await post()).toEqual([503, '10']);
  first.destroy();
  await expect.poll(() => post()).toEqual([200, undefined]);
});

test('one that does not tell its length counts as the largest', async () => {
  const first = await begin(50);
  expect(await post()).toEqual([200, undefined]);
  expect(await post(Readable.from(['{}']))).toEqual([503, '10']);
  first.destroy();
});
