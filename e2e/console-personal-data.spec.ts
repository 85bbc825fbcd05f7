import { readFile } from 'node:fs/promises';
import {
  addOperator,
  expect,
  expectGoodScreen,
  owner,
  post,
  signInAs,
  test,
} from './console-fixture.ts';

let leavers = 0;

async function addLeaver(page: Parameters<typeof post>[0]) {
  leavers += 1;
  const { customer } = await post(page, 'saveCustomer', {
    ...{ firm_name: 'Leaving Store', owner_name: 'Mohan Lal', address: 'Paltan Bazaar' },
    ...{ mobile: String(6_100_000_000 + (process.pid % 10_000) * 1_000 + leavers) },
    ...{ email: `leaves-${process.pid}-${leavers}@thok.example`, city: 'Dehradun' },
    ...{ state: 'Uttarakhand', pincode: '248001', distance: 2 },
  });
  return customer;
}

test('a customer who leaves gets a copy of everything and is forgotten', async ({ page }) => {
  await signInAs(page, owner);
  const { id, email } = await addLeaver(page);
  await page.goto(`/console/customers/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything as JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`customer-${id}.json`);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).customers).toMatchObject([
    { id, email },
  ]);

  await page.getByRole('button', { name: 'Forget this customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Leaving Store for good?' });
  await expect(dialog).toContainText('There are no orders. This cannot be undone.');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Forget this customer' }).click();
  await expect(page.getByRole('heading', { name: `Former customer ${id}` })).toBeVisible();
  await expect(page.getByText('This customer left.')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  for (const name of ['Change', 'Let in again', 'Forget this customer', 'Take an order']) {
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  }
  await expectGoodScreen(page);
});

test('staff see no way to take or delete a customer’s data', async ({ page }) => {
  const staff = await addOperator(page, 'staff');
  await signInAs(page, staff);
  await page.goto('/console/customers/1');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await expect(page.getByText('Personal data')).toHaveCount(0);
});
