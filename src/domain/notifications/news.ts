import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { DecidedState } from '#domain/returns/return-state.ts';

/** A product; `nameHi` is what readers of Hindi call it, where the shop has a name for them. */
type Named = { name: string; nameHi?: string };

/** What a notification is about; its words depend on who reads it (`newsText`). */
export type News =
  | {
      kind: 'order-status';
      orderId: number;
      status: OrderStatus;
      /** Why the shop cancelled it. */
      reason?: string | undefined;
      reasonHi?: string | undefined;
      /** The customer fetches it. */
      isPickup?: boolean;
    }
  | { kind: 'order-edited'; orderId: number; totalToPayPaise: number }
  /** Packs that the shop does not have; none: what was missing is there after all. */
  | {
      kind: 'order-missing';
      orderId: number;
      missing: (Named & { packs: number; reason: string; reasonHi?: string })[];
      totalToPayPaise: number;
    }
  /** A payment; what was given back is negative. */
  | { kind: 'payment'; orderId: number; amountPaise: number; duePaise: number }
  /** Money of the customer; what was given back is negative. Below zero the balance is the customer's. */
  | { kind: 'receipt'; number: string; amountPaise: number; balancePaise: number }
  | {
      kind: 'cheque-bounced';
      reference: string;
      amountPaise: number;
      chargePaise: number;
      balancePaise: number;
    }
  /** Should have been paid; `text` is the shop's, '' ours. */
  | { kind: 'past-due'; pastDuePaise: number; text: string; textHi: string }
  /** Goods came back, or the price was wrong; other goods may come in their place, in an order of their own. */
  | {
      kind: 'credit-note';
      orderId: number;
      number: string;
      totalPaise: number;
      duePaise: number;
      toRefundPaise: number;
      replacementId?: number | undefined;
    }
  /** What the shop answered to a return; `answer` is in its own words. */
  | {
      kind: 'return-decided';
      orderId: number;
      state: DecidedState;
      answer: string;
      answerHi?: string | undefined;
    }
  /** It was not delivered, and will be tried again. */
  | { kind: 'delivery-tried'; orderId: number; reason: string; reasonHi?: string | undefined }
  /** One item in the cart whose price per unit is another than the customer knows of. */
  | (Named & {
      kind: 'price-changed';
      packSize: number;
      packaging?: string;
      fromPaise: number;
      toPaise: number;
    })
  | { kind: 'prices-changed'; items: number }
  /** `stock` units are left, fewer than the cart holds. */
  | (Named & { kind: 'sold-out'; stock: number })
  | (Named & { kind: 'back-in-stock' })
  /** A cart nobody has touched for a day. */
  | { kind: 'cart-left'; firstName: string; firstNameHi?: string; items: number }
  | { kind: 'registration-approved'; shopName: string }
  /** The e-mail address or the mobile number; `phone` is the shop's. */
  | { kind: 'contact-changed'; phone: string };

export type NewsOf<K extends News['kind']> = Extract<News, { kind: K }>;

/** The sentence for each kind, in one language. */
export type NewsTexts = { [K in News['kind']]: (news: NewsOf<K>) => string };

/** More lines than these are counted. */
export const mostMissing = 3;
