import { type AddressInfo, connect } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { faultRefusal, toRefusal } from './to-refusal.ts';

type LogLine = { level: number; place: string; msg: string; err: { message: string } };

const logged: LogLine[] = [];
let thrown: unknown;
let port: number;
let convert = toRefusal;
const app = Fastify({
  logger: { level: 'warn', stream: { write: (line) => logged.push(JSON.parse(line)) } },
});

beforeAll(async () => {
  await app.register(fastifyMultipart, { attachFieldsToBody: 'keyValues', limits: { files: 0 } });
  app.setErrorHandler((error, request, reply) => answer(convert(error, request), request, reply));
  app.post('/', async () => {
    throw thrown;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port; // `as`: it listens on a port
});
afterAll(() => app.close());
beforeEach(() => {
  logged.length = 0;
  convert = toRefusal;
});

function answer(refusal: Refusal, request: FastifyRequest, reply: { send(body: object): void }) {
  const { code, message, extra } = refusal;
  reply.send({ code, message, extra, request_id: request.id });
}

const throwing = (error: unknown, payload: object = {}) => {
  thrown = error;
  return app.inject({ url: '/', method: 'POST', payload }).then((reply) => reply.json());
};

const failure = (fields: object) => Object.assign(new Error('inner'), fields);
const notValid = {
  code: 'bad-input',
  message: 'What was sent is not valid JSON or form data.',
  extra: { fields: { body: 'is not valid JSON or form data' } },
};
const unknownFault = { code: 'server-fault', message: 'Something went wrong!' };

describe('what is thrown while a request is answered', () => {
  test('stays as it is where it is a refusal', async () => {
    const refusal = new Refusal('not-found', 'This was not found.', { a: 1 });
    expect(await throwing(refusal)).toMatchObject({
      code: 'not-found',
      message: 'This was not found.',
      extra: { a: 1 },
    });
  });

  test.each([
    ['FST_FILES_LIMIT', 'What was sent must not contain files.'],
    ['FST_FIELDS_LIMIT', 'What was sent has too many fields.'],
    ['FST_PARTS_LIMIT', 'What was sent has too many fields.'],
    ['FST_PROTO_VIOLATION', 'Proto is not allowed.'],
  ])('%s is told as: %s', async (code, message) => {
    expect(await throwing(failure({ code, statusCode: 413 }))).toMatchObject({
      code: 'bad-input',
      message,
    });
  });

  test.each([
    [413, { code: 'too-large', message: 'What was sent must be at most 64 KB.' }],
    [415, { code: 'bad-input', message: 'What was sent must be JSON or a form.' }],
    [400, notValid],
    [499, notValid],
  ])('with status %i is the caller’s fault', async (statusCode, refusal) => {
    expect(await throwing(failure({ statusCode }))).toMatchObject(refusal);
    expect(logged).toEqual([]);
  });

  test.each([
    failure({}),
    failure({ statusCode: 399 }),
    failure({ statusCode: 500 }),
    failure({ statusCode: '404' }),
    failure({ code: 'toString.x' }),
  ])('%o is a fault of ours, logged and not told', async (error) => {
    const refused = await throwing(error);
    expect(refused).toMatchObject(unknownFault);
    expect(refused.extra).toEqual({ request_id: refused.request_id });
    expect(logged).toMatchObject([
      { level: 50, place: 'api', msg: 'unknown fault', err: { message: 'inner' } },
    ]);
  });

  test('of a request without a body is a fault of ours too', async () => {
    thrown = failure({});
    const answer = await app.inject({ url: '/', method: 'POST' });
    expect(answer.json()).toMatchObject(unknownFault);
  });

  test('that is no Error is a fault of ours', async () => {
    const { request } = await requestOf();
    expect(toRefusal({ statusCode: 413 }, request)).toMatchObject(unknownFault);
    expect(toRefusal('55P03', request)).toMatchObject(unknownFault);
    expect(toRefusal(undefined, request)).toMatchObject(unknownFault);
  });

  test('because the client went away while sending is no word of the database', async () => {
    const { promise, resolve } = Promise.withResolvers<Refusal>();
    convert = (error, request) => {
      resolve(toRefusal(error, request));
      return new Refusal('not-found', '');
    };
    const client = connect(port, '127.0.0.1');
    client.write(
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      () => client.destroy(),
    );
    expect(await promise).toMatchObject({
      code: 'bad-input',
      message: 'What was sent ended too early.',
    });
    expect(logged).toEqual([]);
  });

  test('of a busy database is told so, with when to try again', async () => {
    expect(await throwing(failure({ code: '55P03' }))).toMatchObject({
      code: 'busy',
      message: 'The shop is busy. Please try again in a moment.',
      extra: { retry_after: 2 },
    });
    expect(logged).toMatchObject([{ level: 40, place: 'api', msg: 'database busy or away' }]);
  });

  test('elsewhere is logged with that place', async () => {
    convert = (error, request) => faultRefusal(error, request, 'page');
    expect(await throwing(failure({ statusCode: 404 }))).toMatchObject(unknownFault);
    await throwing(failure({ code: '55P03' }));
    expect(logged.map(({ place }) => place)).toEqual(['page', 'page']);
  });
});

/** A request as it is while a handler runs. */
async function requestOf(): Promise<{ request: FastifyRequest }> {
  let request: FastifyRequest | undefined;
  convert = (_error, given) => {
    request = given;
    return new Refusal('not-found', '');
  };
  await throwing(failure({}));
  if (!request) throw new Error('no request came');
  return { request };
}

describe('a multipart form', () => {
  const post = async (payload: string, type = 'multipart/form-data; boundary=x') => {
    const headers = { 'content-type': type };
    return (await app.inject({ url: '/', method: 'POST', headers, payload })).json();
  };
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';

  test('that is broken is the caller’s fault', async () => {
    thrown = failure({});
    expect(await post(part)).toMatchObject(notValid);
    expect(await post(part, 'multipart/form-data')).toMatchObject(notValid);
  });

  test('that was not read because of a fault of ours is not', async () => {
    let refusal: Refusal | undefined;
    convert = (_error, request) => {
      refusal = toRefusal(failure({ statusCode: 500 }), request);
      return refusal;
    };
    await post(part);
    expect(refusal).toMatchObject(unknownFault);
  });

  test('that was not read because the database was away is not', async () => {
    let refusal: Refusal | undefined;
    convert = (_error, request) => {
      refusal = toRefusal(failure({ code: 'ECONNREFUSED' }), request);
      return refusal;
    };
    await post(part);
    expect(refusal).toMatchObject({ code: 'busy', httpStatus: 503 });
  });

  test('that was read well, with a fault after it, is not', async () => {
    thrown = failure({});
    expect(await post(`${part}--x--\r\n`)).toMatchObject(unknownFault);
  });
});
