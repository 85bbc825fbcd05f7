import type { OrderStatus } from './order-status.ts';

/** What a notification is about; its words depend on who reads it (`newsText`). */
export type News =
  | {
      kind: 'order-status';
      orderId: number;
      status: OrderStatus;
      /** Why the shop cancelled it. */
      reason?: string | undefined;
      /** The customer fetches it. */
      isPickup?: boolean;
    }
  | { kind: 'order-edited'; orderId: number; totalToPayPaise: number }
  /** One item in the cart whose price per unit is another than the customer knows of. */
  | { kind: 'price-changed'; name: string; packSize: number; fromPaise: number; toPaise: number }
  | { kind: 'prices-changed'; items: number }
  /** `stock` units are left, fewer than the cart holds. */
  | { kind: 'sold-out'; name: string; stock: number }
  | { kind: 'back-in-stock'; name: string }
  /** A cart nobody has touched for a day. */
  | { kind: 'cart-left'; firstName: string; items: number }
  | { kind: 'registration-approved'; shopName: string };

export type NewsOf<K extends News['kind']> = Extract<News, { kind: K }>;

/** The sentence for each kind, in one language. */
export type NewsTexts = { [K in News['kind']]: (news: NewsOf<K>) => string };
