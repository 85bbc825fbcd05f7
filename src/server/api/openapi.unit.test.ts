import { describe, expect, test } from 'vitest';
import { actionNamed, actionNames } from '#contract/index.ts';
import { inputSchema, openApi, outputSchema } from './openapi.ts';

// `as`: looked into below, where a wrong shape fails the test
const read = () => openApi() as { paths: Record<string, Record<string, object>> };

const idSchema = { type: ['number', 'string'] };
const json = (schema: object) => ({ 'application/json': { schema } });
const flags = {
  status: { status: { type: 'string', const: 'error' } },
  success: { success: { type: 'boolean', const: false } },
};

function refusal(envelope: 'status' | 'success', codes: string[]) {
  return {
    type: 'object',
    properties: {
      ...flags[envelope],
      message: { type: 'string' },
      code: { type: 'string', enum: codes },
    },
    required: [envelope, 'message', 'code'],
  };
}

function faults(envelope: 'status' | 'success', codes: Record<number, string>) {
  const headers = { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } } };
  return Object.fromEntries(
    Object.entries(codes).map(([status, code]) => [
      status,
      {
        description: code,
        ...(['429', '503'].includes(status) ? { headers } : {}),
        content: json(refusal(envelope, [code])),
      },
    ]),
  );
}

const always = {
  400: 'bad-input',
  404: 'not-found',
  413: 'too-large',
  429: 'too-many-tries',
  500: 'server-fault',
  503: 'busy',
};

const originHeader = {
  name: 'x-thok',
  in: 'header',
  required: true,
  description: expect.stringContaining('proof'),
  schema: { type: 'string' },
  example: '1',
};

test('the document names its version, its server, the session and every action once', () => {
  expect(read()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Thok', version: '1', description: expect.stringContaining('/api?endpoint=') },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'thok_session',
          description: expect.stringContaining('__Host-thok_session'),
        },
      },
    },
  });
  expect(Object.keys(read().paths)).toEqual(actionNames.map((name) => `/${name}`));
});

describe('an operation', () => {
  test('that reads and is public has parameters, no security and no refusals', () => {
    expect(read().paths['/getProductStock']).toEqual({
      get: {
        operationId: 'getProductStock',
        summary: 'Units in stock now, read from the database.',
        security: [],
        parameters: [{ name: 'product_id', in: 'query', required: true, schema: idSchema }],
        responses: {
          200: {
            description: 'Done.',
            content: json({
              type: 'object',
              properties: {
                success: { type: 'boolean', const: true },
                stock: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
              },
              required: ['success', 'stock'],
              additionalProperties: false,
            }),
          },
          ...faults('success', always),
        },
      },
    });
  });

  test('that changes something has a body, the origin header, a session and refusals', () => {
    const { input, summary } = actionNamed('voteOnReview');
    const vote = { type: 'string', enum: ['like', 'dislike', 'none'] };
    const count = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
    const done = {
      type: 'object',
      properties: {
        success: { type: 'boolean', const: true },
        likes: count,
        dislikes: count,
        vote,
      },
      required: ['success', 'likes', 'dislikes', 'vote'],
      additionalProperties: false,
    };
    expect(Object.keys(input.shape)).toEqual(['review_id', 'user_id', 'vote']);
    expect(read().paths['/voteOnReview']).toEqual({
      post: {
        operationId: 'voteOnReview',
        summary,
        security: [{ session: [] }],
        parameters: [originHeader],
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            properties: { review_id: idSchema, user_id: idSchema, vote },
            required: ['review_id', 'user_id', 'vote'],
          }),
        },
        responses: {
          200: {
            description: 'Done, or refused: own-review.',
            content: json({ oneOf: [done, refusal('success', ['own-review'])] }),
          },
          ...faults('success', { ...always, 401: 'not-signed-in', 403: 'cross-site' }),
        },
      },
    });
  });

  test('that changes something by GET has parameters and the origin header', () => {
    const { get } = read().paths['/cancelOrderById'] ?? {};
    expect(get).toMatchObject({
      parameters: [{ name: 'id', in: 'query', required: true, schema: idSchema }, originHeader],
      responses: { 403: { description: 'cross-site' } },
    });
    expect(get).not.toHaveProperty('requestBody');
  });

  test('in the status envelope tells all its refusals', () => {
    const action = actionNamed('getCouponDataByUserId');
    const codes = [...action.refusals];
    expect(codes.length).toBeGreaterThan(2);
    expect(read().paths['/getCouponDataByUserId']?.get).toMatchObject({
      responses: {
        200: {
          description: `Done, or refused: ${codes.join(', ')}.`,
          content: json({
            oneOf: [
              { properties: { status: { type: 'string', const: 'success' } } },
              refusal('status', codes),
            ],
          }),
        },
        ...faults('status', { ...always, 401: 'not-signed-in' }),
      },
    });
  });
});

describe('a schema', () => {
  test('says which fields are optional, and does not name its dialect', () => {
    const schema = inputSchema(actionNamed('getAllProductsByBrand'));
    expect(schema).not.toHaveProperty('$schema');
    expect(schema.required).toEqual(['brand_id']);
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['brand_id', 'page', 'limit']),
    );
    const parameters = read().paths['/getAllProductsByBrand']?.get;
    expect(parameters).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'brand_id', required: true }),
        expect.objectContaining({ name: 'page', required: false }),
      ]),
    });
  });

  test('of an action without input has no fields', () => {
    expect(inputSchema(actionNamed('getBanners'))).toEqual({
      type: 'object',
      properties: {},
      required: [],
    });
    expect(outputSchema(actionNamed('getBanners'))).not.toHaveProperty('$schema');
  });
});
