import { expect, test } from 'vitest';
import { schemaJson } from './schema-json.ts';

test('structured data is printed again without a way out of its element', () => {
  const code = '{ "name": "</script><script>alert(1)</script>" }';
  const printed = schemaJson(code);
  expect(printed).not.toContain('<');
  expect(JSON.parse(printed)).toEqual(JSON.parse(code));
});

test('what is no JSON throws', () => {
  expect(() => schemaJson('<script>')).toThrow(SyntaxError);
});
