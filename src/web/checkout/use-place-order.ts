import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { browserLog } from '#client/log.ts';
import { isRefusal, type Refusal } from '#contract/refusal.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { formatPaise, paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import type { DeliveryChoice } from '#domain/orders/delivery.ts';
import { readNote } from '#web/cart/cart-note.ts';
import { hasWaiting } from '#web/cart/queued-changes.ts';
import { browserCall } from '#web/data/api.ts';
import { usePageScripts } from '#web/layout/page-scripts.ts';
import { prepareOrder } from '#web/orders/prepared-order.ts';
import { placedOrderState } from '#web/orders/use-placed-order.ts';
import { cartPath, invoicePath } from '#web/paths/paths.ts';
import type { CheckoutData } from './checkout-data.ts';
import {
  chooseDelivery,
  defaultChoice,
  endCheckout,
  idempotencyKey,
  markSent,
  type SentOrder,
  unansweredOrder,
  useDeliveryChoice,
} from './checkout-store.ts';
import { expireTerms } from './checkout-terms.ts';
import { newestOrderId } from './newest-order.ts';
import { orderPlaced } from './order-placed.ts';
import { findSentOrder } from './sent-order.ts';

type DialogState =
  | { name: 'placed'; orderId: number | undefined }
  | { name: 'totals-changed'; before: string; now: string }
  | { name: 'already-placed'; orderId: number; message: string }
  | { name: 'cart' | 'credit'; message: string }
  | { name: 'failed'; message: string | undefined }
  /** No answer came: the order may be placed or not. */
  | { name: 'unknown'; looking: boolean }
  /** It had no answer, and was looked for: it is not there. */
  | { name: 'lost' };

export type Placing = ReturnType<typeof usePlaceOrder>;

/** One tap, one order: the button is locked while in flight, and a retry sends the same key. */
export function usePlaceOrder(found: { orderId: number | undefined } | undefined) {
  const choice = useDeliveryChoice();
  const navigate = useNavigate();
  const scripts = usePageScripts();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [result, setDialog] = useState<DialogState>();
  const recovered = found && ({ name: 'placed', ...found } as const);
  const dialog = result ?? recovered;
  const running = useRef(false);
  const lastTry = useRef<Parameters<typeof place>>(undefined);

  // The next order starts from the default; not before this page, which shows the choice, is gone.
  const onLeave = useEffectEvent(() => {
    if (dialog?.name === 'placed') chooseDelivery(defaultChoice);
  });
  useEffect(() => () => onLeave(), []);

  async function place(data: CheckoutData, totals: Totals): Promise<void> {
    if (running.current) return;
    // The cart page says what waits.
    if (hasWaiting()) {
      await navigate(cartPath);
      return;
    }
    running.current = true;
    lastTry.current = [data, totals];
    setBusy(true);
    const order = orderOf(data, totals, choice);
    markSent(order);
    const next = await send(order, totals);
    if (next.name !== 'unknown') markSent(undefined);
    if (next.name === 'placed') prepareInvoice(next.orderId);
    if (next.name === 'already-placed') endCheckout();
    if (next.name === 'totals-changed') await readAgain();
    setDialog(next);
    setBusy(false);
    running.current = next.name === 'placed';
    if (next.name === 'unknown') await look();
  }

  /** Whether the order that had no answer is there. */
  async function look(): Promise<void> {
    const sent = unansweredOrder();
    if (running.current || sent === undefined) return;
    running.current = true;
    setDialog({ name: 'unknown', looking: true });
    const next = await lookFor(sent);
    if (next.name === 'placed') prepareInvoice(next.orderId);
    // Whoever closed it meanwhile hears of what is certain.
    setDialog((shown) => (shown || next.name === 'placed' ? next : shown));
    running.current = next.name === 'placed';
  }

  /** While 'Order Placed!' is shown. */
  function prepareInvoice(orderId: number | undefined): void {
    if (orderId !== undefined) prepareOrder(orderId);
    scripts.load(invoicePath).catch((error) => browserLog('invoice script', error));
  }

  async function readAgain(): Promise<void> {
    expireTerms();
    await revalidate();
  }

  async function toInvoice(orderId: number | undefined): Promise<void> {
    // Replaces the last step in the history: it cannot be gone back to.
    await navigate(invoicePath, { replace: true, state: placedOrderState(orderId) });
  }

  const close = () => setDialog(undefined);

  function retry(): void {
    if (running.current) return;
    close();
    if (lastTry.current) void place(...lastTry.current);
  }

  return {
    busy: busy || dialog?.name === 'placed',
    dialog,
    place,
    look,
    toInvoice,
    retry,
    close,
  };
}

/** Spec §7: checkout state plus paymentMethod and user_id, and what the customer saw. */
function orderOf(data: CheckoutData, totals: Totals, choice: DeliveryChoice): SentOrder {
  return {
    user_id: data.userId,
    idempotency_key: idempotencyKey(),
    paymentMethod: 'cod',
    delivery_type: choice.type,
    express_delivery: choice.express,
    note: readNote(Date.now()).trim(),
    discount_code_applied: data.coupon.code,
    item_total: paiseToRupees(totals.itemTotalPaise),
    discount: paiseToRupees(totals.discountPaise),
    coupon_discount: paiseToRupees(totals.couponDiscountPaise),
    delivery_charges: paiseToRupees(totals.deliveryPaise),
    express_delivery_charges: paiseToRupees(totals.expressPaise),
    total_to_pay: paiseToRupees(totals.totalToPayPaise),
  };
}

async function send(order: SentOrder, seen: Totals): Promise<DialogState> {
  try {
    const { order_id } = await browserCall('insertOrder', order);
    orderPlaced();
    return { name: 'placed', orderId: order_id ?? (await newestOrderId(browserCall, order)) };
  } catch (error) {
    browserLog('place order', error);
    return isRefusal(error) ? dialogFor(error, seen) : { name: 'unknown', looking: true };
  }
}

async function lookFor(sent: SentOrder): Promise<DialogState> {
  try {
    const fate = await findSentOrder(browserCall, sent);
    return fate === 'not-placed' ? { name: 'lost' } : { name: 'placed', ...fate };
  } catch (error) {
    browserLog('look for order', error);
    return { name: 'unknown', looking: false };
  }
}

/** Refusals that are fixed on the cart page. */
const cartCodes = [
  'empty-cart',
  'too-little-stock',
  'over-limit',
  'below-minimum',
  'coupon-refused',
  'not-for-sale',
];

function dialogFor({ code, message, extra }: Refusal, seen: Totals): DialogState {
  if (code === 'unreachable') return { name: 'unknown', looking: true };
  if (code === 'key-reused' && typeof extra.order_id === 'number') {
    return { name: 'already-placed', orderId: extra.order_id, message };
  }
  if (code === 'totals-changed') {
    return {
      name: 'totals-changed',
      before: formatPaise(seen.totalToPayPaise),
      now: formatPaise(freshTotal(extra.totals) ?? seen.totalToPayPaise),
    };
  }
  if (code === 'credit-limit') return { name: 'credit', message };
  if (cartCodes.includes(code)) return { name: 'cart', message };
  return { name: 'failed', message: code === 'server-fault' ? undefined : message };
}

function freshTotal(totals: unknown): number | undefined {
  if (typeof totals !== 'object' || totals === null || !('total_to_pay' in totals)) {
    return undefined;
  }
  return typeof totals.total_to_pay === 'number' ? rupeesToPaise(totals.total_to_pay) : undefined;
}
