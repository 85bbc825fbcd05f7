import { emptyCart, listingPath } from '../customer.mjs';
import { observeInput, worstSince } from '../observe-input.mjs';
import { openReady } from '../open-phone.mjs';
import { addButton, plusButton } from '../taps.mjs';

const sheetOptions = 'dialog[open] input[name=in_stock]';

/** In this order: what each taps, what has to be done before, and how long the finger stays down. */
const interactions = {
  menu: { target: (page) => page.getByRole('banner').getByRole('button', { name: 'Account' }) },
  filters: {
    before: closePopup,
    target: (page) => page.getByRole('button', { name: 'Filter', exact: true }),
  },
  filter: { target: (page) => page.locator(sheetOptions) },
  add: { before: closePopup, target: (page) => addButton(page) },
  heldAdd: { before: closePopup, target: (page) => addButton(page), heldMs: 100 },
  plus: { target: (page) => plusButton(page) },
  more: {
    before: async (tab) => {
      await closePopup(tab);
      await scrollToButton(tab);
    },
    target: (page) => page.getByRole('button', { name: 'Show more' }),
  },
};

/** How long a tap waits for the next paint, and the longest task after it, on a slow processor. */
export const inputDelay = {
  title: 'Delay after a tap (INP), and the longest task',
  profiles: ['B'],
  timeoutMs: 120_000,
  measures: Object.fromEntries([
    ['startTask', { title: 'opening the listing: longest task', unit: 'ms' }],
    ...Object.keys(interactions).flatMap((name) => [
      [`${name}Delay`, { title: `${name}: delay`, unit: 'ms' }],
      [`${name}Task`, { title: `${name}: longest task`, unit: 'ms' }],
    ]),
  ]),
  async run({ phone, profile, userId }) {
    await emptyCart(phone, userId);
    const tab = await phone.newPage(profile);
    await observeInput(tab.page);
    await openReady(tab, listingPath);
    const found = { startTask: (await (await worstSince(tab.page, 0))()).task };
    for (const [name, { before, target, heldMs }] of Object.entries(interactions)) {
      await before?.(tab);
      const { delay, task } = await tapAndWatch(tab, target(tab.page), heldMs);
      Object.assign(found, { [`${name}Delay`]: delay, [`${name}Task`]: task });
    }
    return found;
  },
};

/** A bare tap: looking for elements in the page would itself be a long task. */
async function tapAndWatch({ page, traffic, devTools }, target, heldMs = 0) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  const finger = { x: x + width / 2, y: y + height / 2 };
  const worst = await worstSince(page);
  const touch = (type, touchPoints) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [finger]);
  if (heldMs > 0) await page.waitForTimeout(heldMs);
  await touch('touchEnd', []);
  await page.waitForTimeout(500);
  await traffic.settled();
  return worst();
}

async function closePopup({ page, traffic }) {
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500); // the sheet slides out
  await traffic.settled();
}

/** Pages come by themselves until the list waits for its button. */
async function scrollToButton({ page, traffic }) {
  const cards = page.locator('main article');
  for (let count = -1; count !== (await cards.count()); ) {
    count = await cards.count();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(1_000);
    await traffic.settled();
  }
}
