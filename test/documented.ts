import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { type ActionName, actionMethods } from '#contract/names.ts';
import { openApi } from '#server/api/openapi.ts';

// Strict mode knows JSON schemas only, and this is a whole OpenAPI document.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(openApi(), 'openapi');
const compiled = new Map<string, ValidateFunction>();

/** Holds an answer of the API against the published document. */
export function expectDocumented(name: ActionName, status: number, body: unknown): void {
  // Not an operation of the document: the path has no such method.
  if (status === 405) return;
  const place = `paths/~1${name}/${actionMethods[name].toLowerCase()}/responses/${status}`;
  const $ref = `openapi#/${place}/content/application~1json/schema`;
  const validate = compiled.get($ref) ?? ajv.compile({ $ref });
  compiled.set($ref, validate);
  validate(body);
  expect(validate.errors ?? [], `${name} ${status} against the OpenAPI document`).toEqual([]);
}
