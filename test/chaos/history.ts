import type { OrderStatus } from '#domain/orders/order-status.ts';
import { Acknowledgements } from './acknowledgements.ts';

/** Something that a customer or an operator wanted. */
export type Deed =
  | { kind: 'place'; customerId: number; key: string; orderId: number | undefined }
  | { kind: 'edit'; orderId: number; lineId: number; packs: number }
  | { kind: 'cancel'; orderId: number }
  | { kind: 'move'; orderId: number; to: OrderStatus }
  | { kind: 'pay'; orderId: number; key: string; amountPaise: number }
  | { kind: 'receipt'; customerId: number; key: string; amountPaise: number }
  | { kind: 'bounce'; receiptId: number }
  | { kind: 'stock'; productId: number; key: string; units: number }
  | { kind: 'price'; productId: number; pricePaise: number };

export const deedKinds = [
  ...(['place', 'edit', 'cancel', 'move', 'pay', 'receipt', 'bounce', 'stock', 'price'] as const),
] as const;

/** done: acknowledged. refused: told no. unknown: no answer, or one that says nothing about it. */
export type Outcome = 'done' | 'refused' | 'unknown';

export type Attempt = Deed & { outcome: Outcome };

/** What everyone was told, in the order in which they were. */
export class History {
  readonly attempts: Attempt[] = [];
  /** Of what changes the shop. */
  readonly acknowledged = new Acknowledgements();
  /** Those who were told something that no fault excuses. */
  readonly lies: string[] = [];

  add(deed: Deed, outcome: Outcome): void {
    this.attempts.push({ ...deed, outcome });
    if (outcome === 'done') this.acknowledged.add();
  }

  of<K extends Deed['kind']>(kind: K) {
    return this.attempts.filter((one): one is Extract<Attempt, { kind: K }> => one.kind === kind);
  }

  count(outcome: Outcome): number {
    return this.attempts.filter((one) => one.outcome === outcome).length;
  }
}
