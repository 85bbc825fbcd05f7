import { z } from 'zod';
import type { Action } from '#contract/define.ts';
import { actionNamed, actionNames } from '#contract/index.ts';
import { type ProtocolCode, protocolCodes } from '#contract/refusal.ts';

type JsonSchema = Record<string, unknown>;
type ObjectSchema = { properties: Record<string, JsonSchema>; required: string[] };

export function inputSchema(action: Action): JsonSchema & ObjectSchema {
  return objectSchema(z.toJSONSchema(action.input, { io: 'input', unrepresentable: 'any' }));
}

export function outputSchema(action: Action): JsonSchema & ObjectSchema {
  return objectSchema(z.toJSONSchema(action.output, { io: 'output', unrepresentable: 'any' }));
}

/** Every input and output is an object; the dialect is named once, by OpenAPI itself. */
function objectSchema({ $schema: _, ...schema }: JsonSchema): JsonSchema & ObjectSchema {
  const { properties = {}, required = [] } = schema as Partial<ObjectSchema>; // `as`: zod writes an object schema
  return { ...schema, properties, required };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Thok',
      version: '1',
      description: 'Every action is also answered at /api?endpoint=NAME with the same parameters.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'thok_session',
          description: 'Set by loginUserdata. Over https its name is __Host-thok_session.',
        },
      },
    },
    paths: Object.fromEntries(
      actionNames.map((name) => {
        const action = actionNamed(name);
        return [`/${name}`, { [action.method.toLowerCase()]: operation(action) }];
      }),
    ),
  };
}

function operation(action: Action): object {
  const input = inputSchema(action);
  const isGet = action.method === 'GET';
  return {
    operationId: action.name,
    summary: action.summary,
    security: action.auth === 'customer' ? [{ session: [] }] : [],
    parameters: [
      ...(isGet ? queryParameters(input) : []),
      ...(action.effect === 'write' ? [originHeader] : []),
    ],
    ...(isGet
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: {
        description:
          action.refusals.length > 0 ? `Done, or refused: ${action.refusals.join(', ')}.` : 'Done.',
        content: { 'application/json': { schema: answerSchema(action) } },
      },
      ...faultResponses(action),
    },
  };
}

/** Required here because a client that is not the shop's own page has no other proof. */
const originHeader = {
  name: 'x-thok',
  in: 'header',
  required: true,
  description:
    'Any value: proof that no foreign page sends the call. A browser on the shop’s own pages may leave it out where it sends Origin or Sec-Fetch-Site.',
  schema: { type: 'string' },
  example: '1',
};

function queryParameters({ properties, required }: ObjectSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function answerSchema(action: Action): object {
  const output = outputSchema(action);
  const flag = envelopeFlag(action, true);
  const done = {
    ...output,
    properties: { ...flag, ...output.properties },
    required: [...Object.keys(flag), ...output.required],
  };
  if (action.refusals.length === 0) return done;
  return { oneOf: [done, refusalSchema(action, action.refusals)] };
}

/** The protocol's faults by HTTP status, as far as this action can answer them. */
function faultResponses(action: Action): Record<string, object> {
  // Roles are the console's.
  const never: ProtocolCode[] = ['unknown-action', 'wrong-method', 'not-allowed'];
  if (action.auth === 'public') never.push('not-signed-in');
  if (action.effect === 'read') never.push('cross-site');
  const given = Object.entries(protocolCodes).filter(([code]) => !never.some((no) => no === code));
  // What is left has a status of its own each.
  return Object.fromEntries(
    given.map(([code, status]) => [status, faultResponse(action, code, status)]),
  );
}

function faultResponse(action: Action, code: string, status: number): object {
  return {
    description: code,
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
    content: { 'application/json': { schema: refusalSchema(action, [code]) } },
  };
}

const retryAfter = { description: 'In seconds.', schema: { type: 'integer' } };

/** Open for more fields: some refusals carry figures, such as the fresh totals. */
function refusalSchema(action: Action, codes: readonly string[]): object {
  const properties = {
    ...envelopeFlag(action, false),
    message: { type: 'string' },
    code: { type: 'string', enum: codes },
  };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function envelopeFlag(action: Action, done: boolean): Record<string, JsonSchema> {
  return action.envelope === 'status'
    ? { status: { type: 'string', const: done ? 'success' : 'error' } }
    : { success: { type: 'boolean', const: done } };
}
