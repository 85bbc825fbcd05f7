/** Where the header stands on the screen. */
export function headerTop(): number {
  return document.querySelector('header')?.getBoundingClientRect().top ?? 0;
}

/**
 * On a phone the header's first row scrolls away with the page, and under a layer the page is not scrolled
 * yet: it is moved from where it stands to where the layer wants it.
 */
export function moveHeader(from: number, to: number): void {
  if (from === to) return;
  document.querySelector('header')?.style.setProperty('translate', `0 ${to - from}px`);
}

export function releaseHeader(): void {
  document.querySelector('header')?.style.removeProperty('translate');
}

/** What a page has between its header and its end, as a layer over it shows it. */
export type PageFrame = {
  /** From the top of the document to the first of these. */
  top: number;
  /** A copy of the categories, where a screen is wide enough for them. */
  categories: Element | undefined;
};

export function frameOf(main: Element): PageFrame {
  const strip = main.previousElementSibling;
  const categories = strip?.checkVisibility() ? copyOf(strip) : undefined;
  const first = categories ? strip : main;
  return { top: (first?.getBoundingClientRect().top ?? 0) + scrollY, categories };
}

export function copyOf(element: Element): Element {
  return element.cloneNode(true) as Element; // `as`: of an element it is one
}
