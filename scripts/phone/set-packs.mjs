import { openDrawer, plusButton, showsUnits } from './taps.mjs';

/** Spec §4: what is tapped until 300 ms after an answer is ignored. */
const lockMs = 300;
const retryMs = 2_500;

/** Brings the first pack of the drawer from none to `packs`: typed where that is possible. */
export async function setPacks(page, packs, packSize) {
  const stepper = openDrawer(page).locator('[role=group]').first();
  const buttons = stepper.locator('button');
  // Between minus and plus: the value, to be typed over.
  if ((await buttons.count()) === 3) {
    await buttons.nth(1).tap();
    await stepper.locator('input').fill(String(packs));
    await page.keyboard.press('Enter');
    await showsUnits(page, packs * packSize);
  } else {
    await tapPlus(page, packs, packSize);
  }
}

async function tapPlus(page, packs, packSize) {
  for (let pack = 1; pack <= packs; pack += 1) {
    let isShown = false;
    while (!isShown) {
      await plusButton(page).tap();
      isShown = await showsUnits(page, pack * packSize, retryMs);
    }
    await page.waitForTimeout(lockMs);
  }
}
