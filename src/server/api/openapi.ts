import { z } from 'zod';
import type { CommonSpec, Envelope } from '#contract/define.ts';
import { type Action, actionNamed, actionNames } from '#contract/index.ts';
import type { Method } from '#contract/method.ts';
import { type ProtocolCode, protocolCodes } from '#contract/refusal.ts';

type JsonSchema = Record<string, unknown>;
type ObjectSchema = { properties: Record<string, JsonSchema>; required: string[] };

/** What is told of an action, of the shop's contract or of the console's. */
export type DocumentedAction = CommonSpec<z.ZodObject, z.ZodObject, string> & {
  name: string;
  method: Method;
  envelope: Envelope;
  /** Whether a session is needed, and whether a role may be refused. */
  needs: 'nothing' | 'session' | 'role';
  /** Media types, where it answers with a file. */
  file?: readonly string[];
  takesFile?: boolean;
};

type Contract = {
  title: string;
  description: string;
  /** Where its actions are found. */
  path: string;
  cookie: { name: string; setBy: string };
  actions: DocumentedAction[];
};

export function inputSchema(action: Pick<DocumentedAction, 'input'>): JsonSchema & ObjectSchema {
  return objectSchema(z.toJSONSchema(action.input, { io: 'input', unrepresentable: 'any' }));
}

export function outputSchema(action: Pick<DocumentedAction, 'output'>): JsonSchema & ObjectSchema {
  return objectSchema(z.toJSONSchema(action.output, { io: 'output', unrepresentable: 'any' }));
}

/** Every input and output is an object; the dialect is named once, by OpenAPI itself. */
function objectSchema({ $schema: _, ...schema }: JsonSchema): JsonSchema & ObjectSchema {
  const { properties = {}, required = [] } = schema as Partial<ObjectSchema>; // `as`: zod writes an object schema
  return { ...schema, properties, required };
}

export function documented(action: Action): DocumentedAction {
  return { ...action, needs: action.auth === 'customer' ? 'session' : 'nothing' };
}

/** The shop's contract as an OpenAPI 3.1 document. */
export function openApi(): object {
  return openApiOf({
    title: 'Thok',
    description: 'Every action is also answered at /api?endpoint=NAME with the same parameters.',
    path: '/api',
    cookie: { name: 'thok_session', setBy: 'loginUserdata' },
    actions: actionNames.map((name) => documented(actionNamed(name))),
  });
}

export function openApiOf({ title, description, path, cookie, actions }: Contract): object {
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: path }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie.name,
          description: `Set by ${cookie.setBy}. Over https its name is __Host-${cookie.name}.`,
        },
      },
    },
    paths: Object.fromEntries(
      actions.map((action) => [
        `/${action.name}`,
        { [action.method.toLowerCase()]: operation(action) },
      ]),
    ),
  };
}

function operation(action: DocumentedAction): object {
  const input = inputSchema(action);
  const isGet = action.method === 'GET';
  return {
    operationId: action.name,
    summary: action.summary,
    security: action.needs === 'nothing' ? [] : [{ session: [] }],
    parameters: [
      ...(isGet ? queryParameters(input) : []),
      ...(action.effect === 'write' ? [originHeader] : []),
    ],
    ...(isGet
      ? {}
      : { requestBody: { required: true, content: { [bodyType(action)]: { schema: input } } } }),
    responses: {
      200: {
        description:
          action.refusals.length > 0 ? `Done, or refused: ${action.refusals.join(', ')}.` : 'Done.',
        content: answerContent(action),
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
    'Any value: proof that no foreign page sends the call. A browser on the shop’s own pages may leave it out where it sends Origin or Sec-Fetch-Site, and what is no browser with a POST that has neither.',
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

function bodyType({ takesFile }: DocumentedAction): string {
  return takesFile ? 'multipart/form-data' : 'application/json';
}

function answerContent(action: DocumentedAction): object {
  const { file, refusals } = action;
  if (!file) return { 'application/json': { schema: answerSchema(action) } };
  const refused = { 'application/json': { schema: refusalSchema(action, refusals) } };
  const binary = { schema: { type: 'string', format: 'binary' } };
  return {
    ...Object.fromEntries(file.map((type) => [type, binary])),
    ...(refusals.length > 0 ? refused : {}),
  };
}

function answerSchema(action: DocumentedAction): object {
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
function faultResponses(action: DocumentedAction): Record<string, object> {
  const never: ProtocolCode[] = ['unknown-action', 'wrong-method'];
  if (action.needs !== 'role') never.push('not-allowed');
  if (action.needs === 'nothing') never.push('not-signed-in');
  if (action.effect === 'read') never.push('cross-site');
  const given = Object.entries(protocolCodes).filter(([code]) => !never.some((no) => no === code));
  const byStatus = Object.groupBy(given, ([, status]) => status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      faultResponse(
        action,
        codes.map(([code]) => code),
        Number(status),
      ),
    ]),
  );
}

function faultResponse(action: DocumentedAction, codes: string[], status: number): object {
  return {
    description: codes.join(', '),
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
    content: { 'application/json': { schema: refusalSchema(action, codes) } },
  };
}

const retryAfter = { description: 'In seconds.', schema: { type: 'integer' } };

/** Open for more fields: some refusals carry figures, such as the fresh totals. */
function refusalSchema(action: DocumentedAction, codes: readonly string[]): object {
  const properties = {
    ...envelopeFlag(action, false),
    message: { type: 'string' },
    code: { type: 'string', enum: codes },
  };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function envelopeFlag(action: DocumentedAction, done: boolean): Record<string, JsonSchema> {
  return action.envelope === 'status'
    ? { status: { type: 'string', const: done ? 'success' : 'error' } }
    : { success: { type: 'boolean', const: done } };
}
