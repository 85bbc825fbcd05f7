import { expect } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { findLedgerProblems } from './ledger-problems.ts';

/** Initial + movements = stock for every product, and every order is whole and adds up, paid too. */
export async function expectLedgerToAddUp(db: Db): Promise<void> {
  expect(await findLedgerProblems(db)).toEqual([]);
}
