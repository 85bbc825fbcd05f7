import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { actionNamed, actionNames } from './index.ts';
import { type Refuse, refusalsOf } from './refuse.ts';

const refuse = refusalsOf('cancelOrderById');

test('a declared code answers 200, a code of the protocol its own status', () => {
  expect(refuse('too-late', 'No.', { order_id: 1 })).toMatchObject({
    code: 'too-late',
    message: 'No.',
    httpStatus: 200,
    extra: { order_id: 1 },
  });
  expect(refuse('not-found', 'No.').httpStatus).toBe(404);
});

test('what an action does not declare does not compile', () => {
  // @ts-expect-error: cancelOrderById does not declare it
  refuse('coupon-refused', 'No.');
  const sharedRule = (give: Refuse<'too-late' | 'over-limit'>) => give('over-limit', 'No.');
  // @ts-expect-error: nor the second code of this rule
  sharedRule(refuse);
});

describe('each handler', () => {
  const files = globSync('src/server/actions/**/*.ts').filter((file) => !file.includes('.test.'));

  test.each(files)('%s gives no other action’s refusals', (file) => {
    const code = readFileSync(file, 'utf8');
    const named = [...code.matchAll(/refusalsOf\('(\w+)'\)/g)].map((match) => match[1]);
    expect(named.filter((name) => name !== basename(file, '.ts'))).toEqual([]);
    expect(code).not.toContain('Refusal.withCode');
  });

  test('makes refusals of its own where its action declares any', () => {
    const declaring = actionNames.filter((name) => actionNamed(name).refusals.length > 0);
    const making = files.filter((file) => readFileSync(file, 'utf8').includes('refusalsOf('));
    expect(making.map((file) => basename(file, '.ts')).toSorted()).toEqual(declaring.toSorted());
  });
});
