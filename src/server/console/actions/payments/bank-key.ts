import { createHash } from 'node:crypto';
import type { BankLine } from '#domain/payments/bank-statement.ts';

/** The same line of a statement, whoever uploads it and in whichever file: booked once. */
export function bankKey({ day, amountPaise, text, reference, nth }: Omit<BankLine, 'row'>): string {
  const line = JSON.stringify([day, amountPaise, text, reference, nth]);
  return `bank ${createHash('sha256').update(line).digest('base64url')}`;
}
