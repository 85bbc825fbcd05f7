import type { Page } from '@playwright/test';
import { customerProfile } from '#test/customer-profile.ts';
import { owner, post, signInAs } from './console-fixture.ts';
import { fillCart, placeOrder, signIn } from './order-fixture.ts';

export const formPages = [
  ...['/login', '/login?register', '/forgot-pin', '/reset-pin?token=0', '/reset-pin'],
];

/** Pages of the shop's own words, the same for whoever reads them. */
export const textPages = [
  ...['/about', '/faqs', '/shipping-policy', '/term-condition', '/contact-us', '/nowhere/1'],
];

/** Every other kind of page, for a customer with something in the cart and an order that can be edited. */
export async function customerPages(page: Page): Promise<string[]> {
  const userId = await signIn(page, 'first');
  const order = await placeOrder(page, userId);
  const [product] = await fillCart(page, userId);
  return [
    ...['/', '/fever-pain-relief', '/shop', '/brand/1/arogin'],
    `/product-detail/${product.slug}`,
    ...['/cart', '/checkout-billing-info', '/checkout-pick-drop', '/complete-order'],
    ...['/buy-again', '/quick-order', '/my-orders', `/order/${order}`, `/edit-order/${order}`],
    `/return-order/${order}`,
    ...['/my-account', '/wallet', '/notification', await firstPinLink(page)],
  ];
}

/** To the form for a PIN, as an operator gives it to a new customer who reads no mail. */
export async function firstPinLink(page: Page): Promise<string> {
  await signInAs(page, owner);
  const { customer } = await post(page, 'saveCustomer', customerProfile());
  return (await post(page, 'makePinLink', { id: customer.id })).path;
}
