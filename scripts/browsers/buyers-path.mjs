import { until } from './until.mjs';

/** From signing in to a cancelled order; every step waits for what a person would see. */
export const buyersPath = {
  async 'signs in and is led back'(page) {
    await page.open('/');
    await page.open('/login');
    await page.fill('Email or phone', '9876543210');
    await page.fill('PIN', '246810');
    await page.tick('I accept');
    await page.press('Login');
    await page.see('Welcome back!');
    await until('signed in', () =>
      page.execute('return location.pathname === "/" && localStorage.getItem("userId") !== null;'),
    );
  },

  async 'opens the bell, whose list can be seen'(page) {
    await page.press('Notification');
    const height = () =>
      page.execute(
        'return document.querySelector("[popover]:popover-open ul")?.parentElement.clientHeight ?? 0;',
      );
    await until('a list of some height', async () => (await height()) > 100);
    await page.press('Notification');
  },

  async 'adds packs in the drawer'(page) {
    await page.open('/fever-pain-relief');
    await page.press('Add');
    await page.see('Your order will be delivered in 1-2 days');
    for (const row of [0, 1]) await addPack(page, row);
    await page.follow('Continue To Cart');
    await page.arriveAt('/cart');
  },

  async 'checks out'(page) {
    await page.follow('Proceed');
    await page.see('Step 1 of 3');
    await page.follow('Continue');
    await page.see('Step 2 of 3');
    await page.follow('Continue');
    await page.see('Step 3 of 3');
    await page.press('Place order');
    await page.see('Your order has been placed successfully.');
    await page.arriveAt('/my-order');
  },

  async 'finds the order and cancels it'(page) {
    await page.open('/my-orders');
    await page.follow('Order #');
    await page.arriveAt('/order/');
    await page.press('Cancel order');
    await page.see('Do you really want to cancel this order?');
    await page.press('Yes, cancel it');
    await page.see('Your order has been cancelled.');
  },

  async 'reads a page turned on its side'(page) {
    await page.resize(740, 360);
    await page.open('/cart');
    const pinned =
      'return [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility() && ["fixed", "sticky"].includes(getComputedStyle(one).position) && one.getBoundingClientRect().height > 30 && one.getBoundingClientRect().bottom > 0).length;';
    await until('no bar that stays', async () => (await page.execute(pinned)) === 0);
  },
};

/** Spec §4: clicks are ignored until 300 ms after the last request, so it clicks until one counts. */
async function addPack(page, row) {
  const ask = (script) =>
    page.execute(`const dialog = document.querySelector('dialog[open]'); ${script}`);
  await until('packs in the cart', async () => {
    await ask(`dialog.querySelectorAll('button[aria-label^="One more"]')[${row}].click();`);
    return ask(`return !dialog.querySelectorAll('output')[${row}].textContent.startsWith('0 ');`);
  });
}
