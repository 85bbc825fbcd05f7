/** Where the header stands on the screen. */
export function headerTop(): number {
  return document.querySelector('header')?.getBoundingClientRect().top ?? 0;
}

/** Where neither page is scrolled, what stands above main stays to be seen: on a desktop the categories. */
export function clipAbove(mainTop: number, isScrolled: boolean): string {
  return isScrolled ? 'none' : `inset(${mainTop}px 0 0)`;
}

/**
 * On a phone the header's first row scrolls away with the page, and under a layer the page is not scrolled
 * yet: it is moved from where it stands to where the layer wants it.
 */
export function moveHeader(from: number, to: number): void {
  document.querySelector('header')?.style.setProperty('translate', `0 ${to - from}px`);
}

export function releaseHeader(): void {
  document.querySelector('header')?.style.removeProperty('translate');
}
