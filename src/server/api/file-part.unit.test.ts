import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFilePart } from './file-part.ts';

/** A bare server that reads files as the console does and gives back what it read. */
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = Fastify();
  await app.register(fastifyMultipart, { attachFieldsToBody: 'keyValues', onFile: readFilePart });
  app.post<{ Body: { before: string; file: Uint8Array; after: string } }>('/', ({ body }) => ({
    ...{ ...body, file: hashOf(body.file) },
  }));
  url = await app.listen({ port: 0 });
});
afterAll(() => app.close());

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function bodyOf(file: Uint8Array): Buffer {
  const head = (name: string) => `\r\n--x\r\nContent-Disposition: form-data; name="${name}"`;
  return Buffer.concat([
    Buffer.from(`${head('before')}\r\n\r\n1${head('file')}; filename="a.csv"\r\n\r\n`),
    file,
    Buffer.from(`${head('after')}\r\n\r\n2\r\n--x--\r\n`),
  ]);
}

function send(body: Buffer, headers: Record<string, string | number>) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const sent = request(url, { method: 'POST', headers: { ...type, ...headers } }, (answer) =>
    text(answer).then((json) => resolve(JSON.parse(json)), reject),
  );
  sent.on('error', reject);
  // In pieces, as a slow line brings it.
  for (let at = 0; at < body.length; at += 10_000) sent.write(body.subarray(at, at + 10_000));
  sent.end();
  return promise;
}

const sizes = [0, 1, 300_000];

test.each(sizes)('a file of %i bytes is read as it was sent', async (bytes) => {
  const file = randomBytes(bytes);
  const body = bodyOf(file);
  const read = { before: '1', file: hashOf(file), after: '2' };
  expect(await send(body, { 'content-length': body.length })).toEqual(read);
});

test.each(sizes)('so is one of %i bytes that does not tell its length', async (bytes) => {
  const file = randomBytes(bytes);
  const read = { before: '1', file: hashOf(file), after: '2' };
  expect(await send(bodyOf(file), { 'transfer-encoding': 'chunked' })).toEqual(read);
});

test('a file that breaks off is refused', async () => {
  const body = bodyOf(randomBytes(30_000)).subarray(0, 20_000);
  expect(await send(body, { 'content-length': body.length })).toMatchObject({ statusCode: 500 });
});
