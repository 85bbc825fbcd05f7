import { packCount, unitCount } from '#domain/catalogue/pack-texts.ts';
import { formatPaise } from '#domain/money/money.ts';
import { missingWords } from '#domain/orders/missing-words.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { DecidedState } from '#domain/returns/return-state.ts';
import { mostMissing, type NewsOf, type NewsTexts } from './news.ts';

const endings: Record<OrderStatus, string> = {
  active: 'has been placed. We will confirm it shortly.',
  accepted: 'has been accepted.',
  processing: 'is being packed.',
  out_for_delivery: 'is on the way.',
  delivered: 'has been delivered.',
  completed: 'is complete. Thank you for your business.',
  cancelled: 'has been cancelled.',
};

/** Of an order that its buyer fetches. */
const pickupEndings: Partial<Record<OrderStatus, string>> = {
  out_for_delivery: 'is ready to be picked up.',
  delivered: 'has been picked up.',
};

const decisions: Record<DecidedState, string> = {
  accepted: 'Your return has been accepted',
  'in-part': 'Your return has been accepted in part',
  declined: 'Your return has not been accepted',
};

export const englishNews: NewsTexts = {
  'order-status': ({ orderId, status, reason = '', isPickup = false }) => {
    const ending = (isPickup && pickupEndings[status]) || endings[status];
    return `Your order #${orderId} ${ending} ${reason}`.trim();
  },
  'order-edited': ({ orderId, totalToPayPaise }) =>
    `Your order #${orderId} has been changed. New total: ${formatPaise(totalToPayPaise)}.`,
  'order-missing': ({ orderId, missing, totalToPayPaise }) => {
    const total = `New total: ${formatPaise(totalToPayPaise)}.`;
    if (missing.length === 0)
      return `Nothing is missing of your order #${orderId} any more. ${total}`;
    const what = missing
      .slice(0, mostMissing)
      .map(({ name, packs, reason }) => `${packCount(packs)} of ${name} (${missingWords(reason)})`);
    const more = missing.length - mostMissing;
    const rest = more > 0 ? ` and of ${more} more ${more === 1 ? 'item' : 'items'}` : '';
    return `Missing in your order #${orderId}: ${what.join(', ')}${rest}. ${total}`;
  },
  payment: ({ orderId, amountPaise, duePaise }) => {
    if (amountPaise < 0)
      return `${formatPaise(-amountPaise)} of order #${orderId} was given back to you.`;
    const rest = duePaise === 0 ? 'It is paid in full.' : `${formatPaise(duePaise)} is still due.`;
    return `We received ${formatPaise(amountPaise)} for your order #${orderId}. ${rest}`;
  },
  receipt: ({ number, amountPaise, balancePaise }) => {
    const amount = formatPaise(Math.abs(amountPaise));
    const what =
      amountPaise < 0
        ? `${amount} was given back to you.`
        : `We received ${amount}: receipt ${number}.`;
    return `${what} ${balanceWords(balancePaise)}`;
  },
  'cheque-bounced': ({ reference, amountPaise, chargePaise, balancePaise }) => {
    const cheque = `Your cheque${reference && ` ${reference}`} of ${formatPaise(amountPaise)} was returned unpaid.`;
    const charge = chargePaise > 0 ? ` A charge of ${formatPaise(chargePaise)} was added.` : '';
    return `${cheque}${charge} ${balanceWords(balancePaise)}`;
  },
  'past-due': ({ pastDuePaise, text }) =>
    `${formatPaise(pastDuePaise)} is past its due date. ${text || 'Please pay it soon.'}`,
  'credit-note': ({ orderId, number, totalPaise, duePaise, toRefundPaise, replacementId }) => {
    if (replacementId !== undefined) {
      return `We replace goods of your order #${orderId}: order #${replacementId} brings them, and credit note ${number} pays for it.`;
    }
    const note = `You have credit of ${formatPaise(totalPaise)} for your order #${orderId}: credit note ${number}.`;
    if (toRefundPaise > 0) return `${note} ${formatPaise(toRefundPaise)} of it is yours.`;
    return duePaise > 0 ? `${note} ${formatPaise(duePaise)} is still due.` : note;
  },
  'return-decided': ({ orderId, state, answer }) =>
    `${decisions[state]} (order #${orderId}). ${answer}`.trim(),
  'delivery-tried': ({ orderId, reason }) =>
    `We could not deliver your order #${orderId}: ${reason} We will try again.`,
  'price-changed': priceChanged,
  'prices-changed': ({ items }) => `The price of ${items} items in your cart has been updated.`,
  'sold-out': ({ name, stock }) =>
    stock === 0
      ? `Sold out: ${name} in your cart. We will tell you when it is back.`
      : `${name} in your cart is running out: only ${unitCount(stock)} left.`,
  'back-in-stock': ({ name }) => `Back in stock: ${name} is in your cart and can be ordered again.`,
  'cart-left': ({ firstName, items }) => {
    const others = items - 1;
    const more = others === 0 ? '' : ` and ${others} more ${others === 1 ? 'item' : 'items'}`;
    return `You left ${firstName}${more} in your cart. Complete your order while stock lasts.`;
  },
  'contact-changed': ({ phone }) =>
    `The e-mail address or phone number of your account was changed. Was it not you? Please call the shop${phone && `: ${phone}`}.`,
  'registration-approved': ({ shopName }) =>
    `Welcome to ${shopName}! Your registration has been approved: you can order now.`,
};

function balanceWords(balancePaise: number): string {
  if (balancePaise === 0) return 'Nothing is due.';
  return balancePaise > 0
    ? `${formatPaise(balancePaise)} is due in all.`
    : `${formatPaise(-balancePaise)} is your advance.`;
}

function priceChanged({ name, packSize, fromPaise, toPaise }: NewsOf<'price-changed'>): string {
  const way = toPaise < fromPaise ? 'Price drop' : 'Price change';
  const prices = `now ${formatPaise(toPaise)} per unit, was ${formatPaise(fromPaise)}`;
  return `${way} in your cart: ${name}, pack of ${packSize}, ${prices}.`;
}
