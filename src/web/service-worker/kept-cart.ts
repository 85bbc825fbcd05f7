/** Of the customer's cart before an order: a page without a network would show it again. */
export function forgetKeptCart(): void {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage('forget-cart'));
}
