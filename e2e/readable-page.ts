import type { Page } from '@playwright/test';
import { firstPinLink } from './every-page.ts';
import { addPack, emptyCart, read, signIn, type TestProduct } from './order-fixture.ts';
import { expect } from './shop-fixture.ts';

type Size = readonly [width: number, height: number];

/** Every text can be read and every control reached: nothing is cut off, covered or off the screen. */
export async function expectReadableAt(page: Page, path: string, sizes: readonly Size[]) {
  await page.goto(path);
  await expectReadable(page, path, sizes);
}

/** The same of what is open. */
async function expectReadable(page: Page, path: string, sizes: readonly Size[]) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const at = `${path} at ${width}×${height}`;
    await expect.poll(() => page.evaluate(unreadable), at).toEqual([]);
  }
}

/** The same of the open drawer; its steppers stand in line, and typing moves none of their buttons. */
export async function expectReadableDrawer(page: Page, sizes: readonly Size[]) {
  await page.goto('/shop');
  await page.getByRole('button', { name: /^Add / }).first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('group').first()).toBeVisible();
  for (const [width, height] of sizes) {
    const at = `the drawer at ${width}×${height}`;
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(unreadable), at).toEqual([]);
    const closed = await drawer.evaluate(stepperEdges);
    expect(closed, at).toMatchObject({ tooWide: 0, lefts: [expect.any(Number)] });
    await drawer
      .getByRole('button', { name: /^Type how many/ })
      .first()
      .click();
    const field = drawer.getByRole('textbox');
    await field.fill('999');
    expect(await drawer.evaluate(stepperEdges), `${at}, typing`).toEqual(closed);
    expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth), at).toBe(0);
    await field.press('Escape');
    const close = await drawer.getByRole('button', { name: 'Close' }).boundingBox();
    expect(close, at).toMatchObject({ width: 44, height: 44 });
  }
}

/** What pages show only at times: the dialog to register, two PINs that differ, other packs, a list begun in its middle. */
export async function expectReadableAtTimes(page: Page, sizes: readonly Size[]) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page, 'the dialog to register', sizes);

  await page.goto(await firstPinLink(page));
  await page.getByLabel('PIN', { exact: true }).fill('135791');
  await page.getByLabel('PIN once more').fill('135790');
  await page.getByRole('button', { name: 'Make PIN' }).click();
  await expect(page.getByText('PIN does not match')).toBeVisible();
  await expectReadable(page, 'two PINs that differ', sizes);

  const userId = await signIn(page, 'first');
  await fillCartForLess(page, userId);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Change packs of/ })).toBeVisible();
  await expectReadable(page, 'other packs for less', sizes);

  await page.goto('/shop?page=3');
  await expect(page.getByRole('button', { name: 'Show earlier products' })).toBeVisible();
  await expectReadable(page, 'a list begun in its middle', sizes);
}

/** So many small packs that larger ones of the product cost less. */
async function fillCartForLess(page: Page, userId: number): Promise<void> {
  await emptyCart(page, userId);
  const { products } = await read(page, 'getAllProductsWithImageNewBest', { limit: 60 });
  const product = products.find(
    (
      one: TestProduct & {
        selling_price2: number;
        set_qty2: number;
        stock: number;
        maxqty: number;
      },
    ) =>
      one.selling_price2 < one.selling_price1 &&
      one.set_qty2 % one.set_qty1 === 0 &&
      Math.min(one.maxqty, one.stock) > 2 * one.set_qty2,
  );
  for (let packs = 0; packs < product.set_qty2 / product.set_qty1; packs += 1) {
    await addPack(page, userId, product);
  }
}

/** By how much the drawer's content is too wide, and where its steppers begin and end. */
function stepperEdges(drawer: Element) {
  const edges = (side: 'left' | 'right') => [
    ...new Set(
      [...drawer.querySelectorAll('[role=group]')].map((one) =>
        Math.round(one.getBoundingClientRect()[side]),
      ),
    ),
  ];
  const tooWide = [...drawer.querySelectorAll('*')]
    .filter((one) => getComputedStyle(one).overflowX !== 'visible')
    .map((one) => one.scrollWidth - one.clientWidth);
  return { tooWide: Math.max(0, ...tooWide), lefts: edges('left'), rights: edges('right') };
}

/** What cannot be read or reached, in words. It runs in the browser, hence in one piece. */
export function unreadable(): string[] {
  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);

  const texts = elementsWithText();
  for (const element of texts) {
    const boxes = textBoxes(element);
    const off = boxes.some((box) => box.right > clientWidth + 1 || box.left < -1);
    if (off && !insideOf(element, ({ overflowX }) => overflowX !== 'visible'))
      found.add(`off the screen: ${nameOf(element)}`);
    if (isCutOff(element, boxes)) found.add(`cut off: ${nameOf(element)}`);
  }
  for (const element of new Set([...texts, ...controls()])) {
    const cover = coverOf(element);
    if (cover) found.add(`covered by ${nameOf(cover)}: ${nameOf(element)}`);
  }
  for (const [one, other] of overlappingTexts(texts))
    found.add(`on top of each other: ${nameOf(one)} and ${nameOf(other)}`);
  window.scrollTo(0, 0);
  return [...found];

  function elementsWithText(): Element[] {
    const elements = new Set<Element>();
    const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && node.textContent?.trim()) elements.add(node.parentElement);
    }
    return [...elements].filter((one) => !one.closest('script, style, option') && isSeen(one));
  }

  function controls(): Element[] {
    return [...scope().querySelectorAll('a, button, input, select, textarea, summary')].filter(
      isSeen,
    );
  }

  function scope(): Element {
    return (
      document.querySelector('dialog:modal') ??
      document.querySelector('dialog[open]') ??
      document.body
    );
  }

  /** Not kept from the eye on purpose, and not in a row of slides. */
  function isSeen(element: Element): boolean {
    if (element.closest('[aria-hidden="true"], [inert], [aria-roledescription="carousel"]'))
      return false;
    const visible = {
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    };
    if (!element.checkVisibility(visible)) return false;
    return !insideOf(
      element,
      ({ clipPath, textOverflow, webkitLineClamp, translate }) =>
        clipPath !== 'none' ||
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none' ||
        translate.includes('-200%'),
    );
  }

  function insideOf(element: Element, test: (style: CSSStyleDeclaration) => boolean): boolean {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (test(getComputedStyle(one))) return true;
    return false;
  }

  function textBoxes(element: Element): DOMRect[] {
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .filter((box) => box.width > 1 && box.height > 1);
  }

  /** Beyond the edge of something around it that cannot be scrolled. */
  function isCutOff(element: Element, boxes: DOMRect[]): boolean {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const edge = one.getBoundingClientRect();
      const beyond = (box: DOMRect) =>
        (['hidden', 'clip'].includes(overflowX) &&
          (box.right > edge.right + 2 || box.left < edge.left - 2)) ||
        (['hidden', 'clip'].includes(overflowY) && box.bottom > edge.bottom + box.height / 4);
      if (boxes.some(beyond)) return true;
      // Within it everything can be scrolled to.
      if (overflowY === 'auto') return false;
    }
    return false;
  }

  /** What is painted over its middle once it was scrolled to. */
  function coverOf(element: Element): Element | undefined {
    if (barOf(element)) window.scrollTo(0, 0);
    else element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = textBoxes(element)[0] ?? element.getBoundingClientRect();
    const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const own = stack.findIndex((one) => one.contains(element) || element.contains(one));
    return stack.slice(0, Math.max(own, 0)).find((one) => {
      const { backgroundColor } = getComputedStyle(one);
      return !/, 0\)$/.test(backgroundColor) && !one.closest('label');
    });
  }

  function isScrolledTo(element: Element, box: DOMRect): boolean {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const edge = one.getBoundingClientRect();
      const scrolls = getComputedStyle(one).overflowY === 'auto';
      if (scrolls && (box.top > edge.bottom || box.bottom < edge.top)) return false;
    }
    return true;
  }

  /** The bar it stays on the screen with. */
  function barOf(element: Element): Element | undefined {
    const end = scope();
    for (let one: Element | null = element; one && one !== end; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
    return undefined;
  }

  function overlappingTexts(elements: Element[]): [Element, Element][] {
    window.scrollTo(0, 0);
    const boxes = elements
      .flatMap((element) =>
        textBoxes(element)
          .filter((box) => isScrolledTo(element, box))
          .map((box) => ({ element, box, bar: barOf(element) })),
      )
      .sort((a, b) => a.box.top - b.box.top);
    const pairs: [Element, Element][] = [];
    for (const [index, { element, box, bar }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (other.box.top > box.bottom) break;
        if (other.bar !== bar) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = box.bottom - other.box.top;
        const nested = element.contains(other.element) || other.element.contains(element);
        if (!nested && across > 2 && down > box.height / 3) pairs.push([element, other.element]);
      }
    }
    return pairs;
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()}> "${label.trim().slice(0, 30)}"`;
  }
}
