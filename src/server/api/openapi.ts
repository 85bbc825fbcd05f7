import { z } from 'zod';
import type { Action } from '#contract/define.ts';
import { actionNamed, actionNames } from '#contract/index.ts';
import { protocolCodes } from '#contract/refusal.ts';

type JsonSchema = Record<string, unknown>;

export function inputSchema(action: Action): JsonSchema {
  return z.toJSONSchema(action.input, { io: 'input', unrepresentable: 'any' });
}

export function outputSchema(action: Action): JsonSchema {
  return z.toJSONSchema(action.output, { io: 'output', unrepresentable: 'any' });
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
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'thok_session' } },
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
  return {
    operationId: action.name,
    summary: action.summary,
    ...(action.auth === 'customer' ? { security: [{ session: [] }] } : {}),
    ...(action.method === 'GET'
      ? { parameters: queryParameters(input) }
      : { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: {
        description: `Done, or refused with one of: ${action.refusals.join(', ') || 'none'}.`,
        content: { 'application/json': { schema: answerSchema(action) } },
      },
      default: {
        description: `A fault of the call: ${Object.keys(protocolCodes).join(', ')}.`,
        content: { 'application/json': { schema: refusalSchema(action) } },
      },
    },
  };
}

function queryParameters(input: JsonSchema): object[] {
  const properties = (input.properties ?? {}) as Record<string, JsonSchema>; // `as`: zod writes an object schema
  const required = (input.required ?? []) as string[]; // `as`: likewise
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function answerSchema(action: Action): object {
  const flag =
    action.envelope === 'status' ? { status: { const: 'success' } } : { success: { const: true } };
  const done = {
    allOf: [
      { type: 'object', properties: flag, required: Object.keys(flag) },
      outputSchema(action),
    ],
  };
  return action.refusals.length > 0 ? { oneOf: [done, refusalSchema(action)] } : done;
}

function refusalSchema(action: Action): object {
  const flag =
    action.envelope === 'status' ? { status: { const: 'error' } } : { success: { const: false } };
  const properties = { ...flag, message: { type: 'string' }, code: { type: 'string' } };
  return { type: 'object', properties, required: Object.keys(properties) };
}
