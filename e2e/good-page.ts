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

/** What axe has looked at in this worker: hashes of shapes, and of the ways down to a text. */
const seen = new Set<string>();

/**
 * No violation that axe can see, in what has not been seen: header, footer, rows and cards of many screens differ
 * only in their words, and of texts of the same classes at the same place one has the contrast of all. Its
 * Playwright package sends the source, unminified, twice for every look.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations, added } = await page.evaluate(lookAtNew, [...seen]);
  expect(violations).toEqual([]);
  for (const one of added) seen.add(one);
}

/** In the browser: what is wrong, and what was looked at. */
async function lookAtNew(seenBefore: string[]) {
  const known = new Set(seenBefore);
  const isNew = (what: string) => known.size < known.add(hashOf(what)).size;
  /** Of these, which are words or addresses, only whether there are any. */
  const worded =
    /^(href|src.*|id|alt|title|value|for|aria-label.*|aria-describedby|aria-controls|popovertarget)$/;
  const parts = document.querySelectorAll('header,nav,section,footer,form,ul,table,li,tr,article');
  // The part itself is looked at: landmarks are compared with each other.
  const exclude = [...parts].flatMap((part) =>
    isNew(`${classesAbove(part)}${shapeOf(part)}`) ? [] : [...part.children],
  );
  const excluded = new Set<Element | null>(exclude);
  const texts = [...document.body.querySelectorAll('*')].filter(
    (one) => hasText(one) && !isExcluded(one) && isNew(`text ${wayTo(one)}`),
  );
  for (const one of texts) one.setAttribute('data-contrast', '');
  window.axe?.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] });
  const found = await window.axe?.run(
    { include: [document.documentElement], exclude },
    { resultTypes: ['violations'] },
  );
  for (const one of texts) one.removeAttribute('data-contrast');
  return {
    added: [...known].slice(seenBefore.length),
    violations: found?.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
    ),
  };

  function isExcluded(element: Element | null): boolean {
    return element !== null && (excluded.has(element) || isExcluded(element.parentElement));
  }

  function shapeOf(element: Element): string {
    const inside = [...element.childNodes].map((one) => {
      if (one instanceof Element) return shapeOf(one);
      return one.nodeValue ? 'words' : '';
    });
    return `${tagOf(element)}${inside.join('')}</>`;
  }

  function tagOf({ tagName, attributes }: Element): string {
    const own = [...attributes].map(({ name, value }) =>
      worded.test(name) && value !== '' ? name : `${name}=${value}`,
    );
    return `<${tagName} ${own.join(' ')}>`;
  }

  function classesAbove(element: Element): string {
    const above = element.parentElement;
    return above ? `${classesAbove(above)}${above.tagName} ${above.getAttribute('class')} ` : '';
  }

  function wayTo(element: Element | null): string {
    return element ? `${wayTo(element.parentElement)}${tagOf(element)}` : '';
  }

  function hasText(element: Element): boolean {
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) return true;
    return [...element.childNodes].some((one) => one.nodeType === 3 && one.nodeValue?.trim());
  }

  function hashOf(what: string): string {
    const text = `${innerWidth} ${what}`;
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
