import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isDatabaseBusy } from './database-busy.ts';

describe('an error of the database driver', () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code });

  test.each([
    ...[
      '08006',
      '08P01',
      '25006',
      '40001',
      '40P01',
      '53100',
      '53200',
      '53300',
      '55P03',
      '57014',
      '57P01',
      '57P02',
      '57P03',
    ].map(withCode),
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'].map(withCode),
    ...['EPIPE', 'EHOSTUNREACH', 'ENOTFOUND'].map(withCode),
    new Error('timeout exceeded when trying to connect'),
    new Error('timeout expired'),
    new Error('Query read timeout'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new DrizzleQueryError('select 1', [], withCode('55P03')),
  ])('%s means: try again', (error) => {
    expect(isDatabaseBusy(error)).toBe(true);
  });

  test.each([
    withCode('23505'),
    withCode('42P01'),
    withCode('57P04'),
    ...['x55P03', '55P03x', '0800', '080066', '08', '57P0', ''].map(withCode),
    new Error('a fault'),
    new Error('a fault', { cause: '55P03' }),
    new TypeError('Connection terminated is only mentioned, not said'.slice(1)),
    new DrizzleQueryError('select 1', [], withCode('23514')),
    '55P03',
    { code: '55P03', message: 'timeout expired' },
    undefined,
  ])('%s does not', (error) => {
    expect(isDatabaseBusy(error)).toBe(false);
  });
});
