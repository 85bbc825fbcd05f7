/**
 * Moves focus to the page's first heading, so that the keyboard goes on from there and a screen reader
 * says where one is. Nothing scrolls.
 */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main :is(h1, [data-first-heading])') ??
    document.querySelector('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
