import { randomKey } from '#client/random-key.ts';
import { paiseTyped } from '#console/receipts/allocation-draft.ts';
import type { PaymentMethod } from '#domain/payments/payments.ts';

export type EveningRow = {
  /** Its idempotency key: it stays with the row until what it says is changed. */
  key: string;
  customer: { id: number; firm_name: string; due: number };
  amount: string;
  method: PaymentMethod;
  reference: string;
};

export function newRow(customer: EveningRow['customer'], method: PaymentMethod): EveningRow {
  const { id, firm_name, due } = customer;
  return { key: randomKey(), customer: { id, firm_name, due }, amount: '', method, reference: '' };
}

/** Another amount is another receipt. */
export function changedRow(row: EveningRow, change: Partial<EveningRow>): EveningRow {
  return { ...row, ...change, key: randomKey() };
}

export function isWhole({ amount }: EveningRow): boolean {
  return (paiseTyped(amount) ?? 0) > 0;
}

export function sumOf(rows: readonly EveningRow[]): number {
  return rows.reduce((sum, { amount }) => sum + (paiseTyped(amount) ?? 0), 0);
}

const isRow = (row: unknown): row is EveningRow =>
  typeof row === 'object' && row !== null && 'key' in row && 'customer' in row && 'amount' in row;

/** What this tab has kept; nothing where it is blocked, or not ours. */
export function storedRows(storageKey: string): EveningRow[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRow) : [];
  } catch {
    return [];
  }
}

export function storeRows(storageKey: string, rows: readonly EveningRow[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(rows));
  } catch {
    // blocked: they last as long as the screen
  }
}
