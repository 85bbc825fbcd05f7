import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import type { ConsoleActionName } from '#contract/console/index.ts';
import { consoleMethodOf } from '#contract/console/method.ts';
import type { ActionName } from '#contract/index.ts';
import { methodOf } from '#contract/method.ts';
import { openApi } from '#server/api/openapi.ts';
import { consoleOpenApi } from '#server/console/api/docs.ts';

// Strict mode knows JSON schemas only, and these are whole OpenAPI documents.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(openApi(), 'openapi');
ajv.addSchema(consoleOpenApi(), 'console');
const compiled = new Map<string, ValidateFunction>();

/** Holds an answer of the API against the published document. */
export function expectDocumented(name: ActionName, status: number, body: unknown): void {
  holdAgainst('openapi', { name, method: methodOf(name), status }, body);
}

/** The same for the console's. */
export function expectConsoleDocumented(
  name: ConsoleActionName,
  status: number,
  body: unknown,
): void {
  holdAgainst('console', { name, method: consoleMethodOf(name), status }, body);
}

type Answered = { name: string; method: string; status: number };

function holdAgainst(document: string, { name, method, status }: Answered, body: unknown): void {
  // Not an operation of the document: the path has no such method.
  if (status === 405) return;
  const place = `paths/~1${name}/${method.toLowerCase()}/responses/${status}`;
  const $ref = `${document}#/${place}/content/application~1json/schema`;
  const validate = compiled.get($ref) ?? ajv.compile({ $ref });
  compiled.set($ref, validate);
  validate(body);
  expect(validate.errors ?? [], `${name} ${status} against the OpenAPI document`).toEqual([]);
}
