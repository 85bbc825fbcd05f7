import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, test } from './shop-fixture.ts';

const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What is dimmed while it changes has changed, and nothing moves any more. */
async function untilStill(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      const { iterations } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe has looked at in this worker, by its shape. */
const seen = new Set<string>();

/**
 * No violation that axe can see, in what has not been seen: header, footer, rows and cards of many screens differ
 * only in their words. Its Playwright package sends the source, unminified, twice for every look.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations, shapes } = await page.evaluate(lookAtNew, [...seen]);
  expect(violations).toEqual([]);
  for (const shape of shapes) seen.add(shape);
}

/** In the browser: what is wrong, and the shapes of the parts that were looked at. */
async function lookAtNew(seenBefore: string[]) {
  const shapes = new Set(seenBefore);
  const parts = document.querySelectorAll('header,nav,section,footer,form,ul,table,li,tr,article');
  // The part itself is looked at: landmarks are compared with each other.
  const exclude = [...parts].flatMap((part) => {
    const shape = shapeOf(part);
    if (shapes.has(shape)) return [...part.children];
    shapes.add(shape);
    return [];
  });
  const found = await window.axe?.run(
    { include: [document.documentElement], exclude },
    { resultTypes: ['violations'] },
  );
  return {
    shapes: [...shapes].slice(seenBefore.length),
    violations: found?.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
    ),
  };

  /** A hash of its HTML and of where it stands; of words, and of values that are words or addresses, whether there are any. */
  function shapeOf(element: Element): string {
    const html = element.outerHTML
      .replace(/>[^<]+</g, '>words<')
      .replace(
        / (href|src\w*|id|alt|title|value|for|aria-label\w*|aria-describedby|aria-controls|popovertarget)="[^"]+"/g,
        ' $1',
      );
    let place = '';
    for (let one = element.parentElement; one; one = one.parentElement)
      place += `${one.tagName} ${one.getAttribute('class')} `;
    const text = `${innerWidth} ${place}${html}`;
    let [hash, other] = [1, 2];
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 2_654_435_761);
      other = Math.imul(other ^ text.charCodeAt(at), 1_597_334_677);
    }
    return `${hash} ${other}`;
  }
}

/** The page is not wider than the screen, once it has taken in a new width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(wider).toBeLessThanOrEqual(0);
}

/** A short page reaches down to the end of the screen: below its footer, or the bar after it, is nothing. */
async function expectFooterAtTheEnd(page: Page): Promise<void> {
  const below = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll('footer, body > nav')]
        .filter((one) => getComputedStyle(one).position !== 'fixed')
        .map((one) => one.getBoundingClientRect().bottom);
      const isLong = document.documentElement.scrollHeight > window.innerHeight;
      return isLong ? 0 : window.innerHeight - Math.max(...last);
    });
  await expect.poll(below).toBeLessThanOrEqual(1);
}

const [phone, desktop] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** At the journey's own width; `npm run test:all` looks at a phone's and at a wide screen's. */
export async function atEachWidth(page: Page, look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize() ?? phone;
  const looksAtBoth = process.env.TEST_ALL !== undefined && !test.info().tags.includes('@desktop');
  const others = looksAtBoth ? [phone, desktop].filter(({ width }) => width !== own.width) : [];
  await look();
  for (const size of others) {
    await page.setViewportSize(size);
    await look();
  }
  if (others.length > 0) await page.setViewportSize(own);
}

/** Accessible and within the screen. */
export async function expectGoodPage(page: Page): Promise<void> {
  await atEachWidth(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectFooterAtTheEnd(page);
    await expectAccessible(page);
  });
}
