import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { actionNamed, isActionName } from '#contract/index.ts';
import { addBodyParsers, refuseLargeBody } from './body.ts';
import { largestBodyBytes, maxDepth, maxValues } from './limits.ts';
import { sendRefusal } from './send.ts';
import { toRefusal } from './to-refusal.ts';

/** A bare server that reads bodies as `/api` does and gives them back. */
let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  await addBodyParsers(app, { forms: true, files: 0, fieldBytes: largestBodyBytes }, limitOf);
  app.setErrorHandler((error, request, reply) => {
    reply.hijack();
    sendRefusal(reply, undefined, toRefusal(error, request, limitOf(request)?.maxBodyBytes));
  });
  const byLength = async (request: FastifyRequest) => refuseLargeBody(request, limitOf(request));
  app.post('/api/*', { onRequest: byLength }, ({ body }) => ({ body }));
});

function limitOf({ url }: FastifyRequest) {
  const name = url.slice('/api/'.length);
  return isActionName(name) ? actionNamed(name) : undefined;
}
afterEach(() => app.close());

async function send(payload: string, type = 'application/json', url = '/api/contactUsForm') {
  const headers = { 'content-type': type };
  const answer = await app.inject({ url, method: 'POST', headers, payload });
  const { message, body } = answer.json();
  return answer.statusCode === 200 ? body : [answer.statusCode, message];
}

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

describe('a body', () => {
  test('of JSON is read', async () => {
    expect(await send('{"a":[1,{"b":"c"}]}')).toEqual({ a: [1, { b: 'c' }] });
    expect(await send('{"a":', 'application/json')).toEqual([
      400,
      'What was sent is not valid JSON or form data.',
    ]);
  });

  test('of a form is read with the rules of a query', async () => {
    expect(await send('a=1+2&b=%20', form)).toEqual({ a: '1 2', b: ' ' });
    expect(await send('a=1&a=2', form)).toEqual([400, 'A is given more than once.']);
  });

  test('of unknown length is read by its kind', async () => {
    const ask = (type: string) => streamed(type, ['{}']);
    const broken = await ask(multipart);
    expect(broken.json().message).toBe('What was sent is not valid JSON or form data.');
    expect((await ask('application/json')).statusCode).toBe(200);
    expect((await ask('text/multipart/')).json().message).toBe(
      'What was sent must be JSON or a form.',
    );
  });

  test('of a multipart form is read', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
    expect(await send(part, multipart)).toEqual({ a: '1' });
  });
});

describe('a JSON body', () => {
  const tooDeep = [400, 'What was sent is nested too deeply.'];
  const tooMany = [400, 'What was sent has too many values.'];
  const insertOrder = (payload: string) => send(payload, 'application/json', '/api/insertOrder');

  test.each([
    ['lists', '[', ']', ''],
    ['objects', '{"a":', '}', '1'],
  ])('may have %s twenty deep', async (_what, open, close, inside) => {
    const nested = (depth: number) => open.repeat(depth) + inside + close.repeat(depth);
    expect(await insertOrder(nested(maxDepth))).toEqual(JSON.parse(nested(maxDepth)));
    expect(await insertOrder(nested(maxDepth + 1))).toEqual(tooDeep);
  });

  test('may have many lists and objects side by side', async () => {
    const aside = Array(maxDepth * 3).fill('[[],{}]');
    expect(await insertOrder(`[${aside.join(',')}]`)).toHaveLength(maxDepth * 3);
  });

  test('may have so many values, and not one more', async () => {
    const list = (commas: number) => `[${'1,'.repeat(commas)}1]`;
    expect(await insertOrder(list(maxValues))).toHaveLength(maxValues + 1);
    expect(await insertOrder(list(maxValues + 1))).toEqual(tooMany);
  });

  /** With more and more before it in the same text: long ones are not counted byte by byte. */
  const afterEach = (list: string) =>
    [0, 61, 62, 63, 64, 200].flatMap((length) =>
      ['x', '\\\\'].map((before) => list.replace('"', `"${before.repeat(length)}`)),
    );

  test.each([
    ['brackets', '['.repeat(30)],
    ['commas', ','.repeat(maxValues + 1)],
    ['quotes', `\\"${'['.repeat(30)}\\"`],
    ['backslashes at its end', `${'['.repeat(30)}\\\\`],
    ['closing brackets', ']'.repeat(30)],
  ])('may have %s in a text', async (_what, text) => {
    for (const list of afterEach(`["${text}"]`)) {
      expect(await insertOrder(list)).toEqual(JSON.parse(list));
    }
  });

  test.each(['\\\\', '\\"', ']]]]', '}}}}', 'x'])(
    'is counted on after the text %s',
    async (text) => {
      for (const list of afterEach(`["${text}"`)) {
        expect(await insertOrder(`${list},${'['.repeat(20)}`)).toEqual(tooDeep);
        expect(await insertOrder(`${list}${',1'.repeat(maxValues + 1)}`)).toEqual(tooMany);
      }
    },
  );
});

// Last: mutation runs try each mutant on the quick tests first.
describe('the size of a body', () => {
  test.each([
    ['contactUsForm', 64],
    ['nope', 64],
    ['insertOrder', 512],
  ])('of %s may have %i KB, whether or not it tells its length', async (name, kilobytes) => {
    const bytes = kilobytes * 1024;
    const url = `/api/${name}`;
    const refused = [413, `What was sent must be at most ${kilobytes} KB.`];
    const json = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    expect(await send(json(bytes), 'application/json', url)).toHaveProperty('a');
    expect(await send(json(bytes + 1), 'application/json', url)).toEqual(refused);
    expect(await send(`a=${'x'.repeat(bytes - 2)}`, form, url)).toHaveProperty('a');
    expect(await send(`a=${'x'.repeat(bytes - 1)}`, form, url)).toEqual(refused);
  });

  test.each(['application/json', form, multipart])(
    'of %s without its length is cut at 64 KB',
    async (type) => {
      const statusOf = async (bytes: number) =>
        (await streamed(type, [ofLength(type, bytes)])).statusCode;
      expect([await statusOf(65_536), await statusOf(65_537)]).toEqual([200, 413]);
    },
  );

  test('of a multipart form is the sum of what comes, and ends the reading once', async () => {
    const chunks = ofLength(multipart, 200_000).match(/.{1,30000}/gs) ?? [];
    const { statusCode, body } = await streamed(multipart, chunks);
    expect([statusCode, JSON.parse(body).message]).toEqual([
      413,
      'What was sent must be at most 64 KB.',
    ]);
  });

  test.each([
    ['65537', 413],
    ['65536', 400], // goes on to be read, and is not as long as it says
  ])('that its headers say is %s is answered %i before it is read', async (length, status) => {
    const headers = { 'content-type': 'application/json', 'content-length': length };
    const request = { url: '/api/contactUsForm', method: 'POST', headers, payload: '{}' } as const;
    expect((await app.inject(request)).statusCode).toBe(status);
  });
});

function streamed(type: string, chunks: string[]) {
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
  const payload = Readable.from(chunks);
  return app.inject({ url: '/api/contactUsForm', method: 'POST', headers, payload });
}

/** A body of so many bytes: one long text. */
function ofLength(type: string, bytes: number): string {
  const frames: Record<string, [string, string]> = {
    'application/json': ['"', '"'],
    [form]: ['a=', ''],
    [multipart]: ['--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n', '\r\n--x--\r\n'],
  };
  const [before, after] = frames[type] ?? ['', ''];
  return before + 'x'.repeat(bytes - before.length - after.length) + after;
}
