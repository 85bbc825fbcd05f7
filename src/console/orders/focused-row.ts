const rowLink = '[data-order-link]';

/** The order whose row of the list has the focus. */
export function focusedOrderId(): number | undefined {
  const link = document.querySelector<HTMLElement>(`${rowLink}:focus`);
  return link ? Number(link.dataset.orderLink) : undefined;
}

/** Moves the focus along the orders' links, from the one that is open, or the first. */
export function focusRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(rowLink)];
  const focused = links.findIndex((link) => link.matches(':focus'));
  const at = focused === -1 ? links.findIndex((link) => link.ariaCurrent) : focused;
  links[at === -1 ? 0 : at + step]?.focus();
}
