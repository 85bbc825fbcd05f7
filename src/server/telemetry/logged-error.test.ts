import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

test('a failed query is logged with its cause and without its values', () => {
  const cause = new Error('relation "x" does not exist');
  const logged = JSON.stringify(
    loggedError(new DrizzleQueryError('select $1', ['secret-value'], cause)),
  );
  expect(logged).toContain('select $1');
  expect(logged).toContain('does not exist');
  expect(logged).not.toContain('secret-value');
});

test('another error keeps its message and stack', () => {
  expect(loggedError(new TypeError('no'))).toMatchObject({
    type: 'TypeError',
    message: 'no',
    stack: expect.stringContaining('logged-error.test.ts'),
  });
});

test('a full disk is logged in the database’s own words, also by the embedded one', () => {
  const full = Object.assign(new Error('could not extend file: No space left on device'), {
    ...{ code: '53100', query: 'insert …', params: ['secret-value'] },
  });
  const logged = loggedError(new DrizzleQueryError('insert …', ['secret-value'], full));
  expect(JSON.stringify(logged)).toContain('No space left on device');
  expect(JSON.stringify(logged)).not.toContain('secret-value');
});
