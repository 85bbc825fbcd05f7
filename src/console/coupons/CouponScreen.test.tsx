// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { clockInIndia } from '#domain/india/india-clock.ts';
import { quickPeriod } from '#domain/reports/quick-periods.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole, saidOf } from '#test/open-console.tsx';

const { coupon: used } = consoleActions.getCoupon.example.output;
const coupon = { ...used, uses: 0 };
const [found] = consoleActions.findProductsFor.example.output.products;

test('what is wrong with a coupon stands beside its field', async () => {
  const { screen, fill, press, answer, at } = await openConsole('/coupons/new', {
    answers: { saveCoupon: refused('code-taken', 'Another coupon has the code DIWALI.') },
  });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await fill(field('Code'), 'diwali');
  await press('Save');
  expect(saidOf(field('Takes off (₹)'))).toBe('Takes off is required.');
  expect(saidOf(field('Until'))).toBe('Until is required.');
  await fill(field('Takes off (₹)'), 'none');
  await press('This weekend');
  const weekend = quickPeriod('weekend', new Date().toISOString());
  expect(field('From').value).toBe(clockInIndia(weekend.from));
  expect(field('Until').value).toMatch(/T23:59$/);
  await fill(field('Uses in all'), '2');
  await fill(field('Uses for each customer'), '3');
  await press('Save');
  await expect
    .poll(() => saidOf(field('Takes off (₹)')))
    .toBe('Takes off must be an amount in rupees above 0, at most 99,99,999.99.');
  await fill(field('Takes off (₹)'), '20');
  await press('Save');
  await expect
    .poll(() => saidOf(field('Uses for each customer')))
    .toBe('Uses for each customer must not be more than the uses in all.');
  await fill(field('Uses for each customer'), '');
  await press('Save');
  await expect.poll(() => saidOf(field('Code'))).toBe('Another coupon has the code DIWALI.');
  expect(screen.getByText(/^Not saved: Code/)).toBeTruthy();
  answer({ saveCoupon: { coupon } });
  await press('Save');
  await expect.poll(at).toMatch(/^\/coupons\/4/);
  await screen.findByText('The coupon is saved.');
});

test('two at once lose nothing; one that nobody used is deleted', async () => {
  const theirs = { ...coupon, amount: 40, version: 2 };
  const { screen, user, fill, press, dialog, answer, at, sent } = await openConsole('/coupons/4', {
    answers: {
      getCoupon: { coupon },
      saveCoupon: refused('changed-elsewhere', 'Changed.', { coupon: theirs }),
      deleteCoupon: { message: 'WEEKEND10 is deleted.' },
    },
  });
  await fill(screen.getByLabelText('From an order of (₹)'), '250');
  await press('Save');
  await screen.findByText('Someone else has saved this coupon.');
  expect(screen.getByRole('row', { name: 'Takes off 10 40' })).toBeTruthy();
  answer({ saveCoupon: { coupon: { ...theirs, minimum: 250, version: 3 } } });
  await press('Save mine');
  await screen.findByText('The coupon is saved.');
  expect(sent('saveCoupon').at(-1)).toMatchObject({ version: 2, amount: 40, minimum: 250 });
  await press('Delete');
  await user.click((await dialog('Delete WEEKEND10?')).getByRole('button', { name: 'Delete' }));
  await expect.poll(at).toBe('/coupons');
});

test('one that was used can be switched off, not deleted', async () => {
  const { screen } = await openConsole('/coupons/4');
  expect(screen.getByText(/^Used by 12 orders: it can be switched off/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('it is tried on a cart, an amount or products typed here, and says what it takes off', async () => {
  const { screen, user, fill, answer, sent } = await openConsole('/coupons/4', {
    answers: {
      tryCoupon: {
        ...{ valid: false, total: 299, discount: 0, message: 'Minimum order not met.' },
        amount_needed: 1,
      },
    },
  });
  const tryIt = () => user.click(screen.getByRole('button', { name: 'Try it' }));
  await tryIt();
  await screen.findByText('Please choose a customer.');
  await user.click(screen.getByLabelText('An amount'));
  await fill(screen.getByLabelText('Order value (₹)'), '299');
  await tryIt();
  await screen.findByText(/“Minimum order not met.” ₹1.00 more is needed\.$/);

  await user.click(screen.getByLabelText('Products typed here'));
  await tryIt();
  await screen.findByText('Please add a product.');
  const product = screen.getByRole('combobox', { name: 'Product' });
  await expect.poll(() => document.activeElement).toBe(product);
  await user.type(product, 'neem{Enter}');
  const packs = await screen.findByLabelText('Packs');
  await fill(packs, '2');
  await user.keyboard('{Enter}');
  const line = () => screen.getByRole('textbox', { name: `Packs of ${found?.product_name}` });
  await fill(line(), 'none');
  await tryIt();
  await expect.poll(() => document.activeElement).toBe(line());
  const { totals } = consoleActions.editOrder.example.output;
  answer({ tryCoupon: { valid: true, total: 1944, discount: 25, message: 'Applied.', totals } });
  await fill(line(), '3');
  await user.keyboard('{Enter}');
  await screen.findByText('Takes ₹25.00 off ₹1,944.00.');
  expect(screen.getByText('₹2,866.00')).toBeTruthy();
  expect(sent('tryCoupon').at(-1)).toMatchObject({
    ...{ code: 'WEEKEND10', lines: [{ product_id: 12, slot: 1, packs: 3 }] },
  });
  await user.click(screen.getByRole('button', { name: /^Remove / }));
  expect(screen.queryByText(/^Takes ₹/)).toBeNull();
});

test.each([
  ['/offers?state=over', '/coupons?state=over'],
  ['/offers/4', '/coupons/4'],
  ['/offers/notifications/new', '/notifications/new'],
])('the old address %s leads to %s', async (old, now) => {
  const { at } = await openConsole(old);
  expect(at()).toBe(now);
});
