import { gstinCheckDigit } from '#domain/india/indian-formats.ts';
import { expect, expectGoodScreen, owner, post, read, signInAs, test } from './console-fixture.ts';
import { post as buy } from './order-fixture.ts';

let phones = 9_811_300_000;

/** Someone asks for an account in the shop; gives the e-mail address. */
async function register(page: Parameters<typeof buy>[0], name: string): Promise<string> {
  phones += 1;
  const email = `asks-${process.pid}-${phones}@thok.example`;
  const given = { name, email, phone: String(phones), address: '4 Rajpur Road' };
  expect(await buy(page, 'registerUsernew', given)).toMatchObject({ success: true });
  return email;
}

test.describe('registrations in the console', () => {
  test('are approved with the completed profile; what is wrong is told at its field', async ({
    page,
  }) => {
    const email = await register(page, 'Rawat Medicos');
    await signInAs(page, owner);
    await page.goto('/console/customers/registrations');
    await expectGoodScreen(page);
    const card = page.getByRole('listitem').filter({ hasText: email });
    await card.getByRole('link', { name: 'Approve' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.getByLabel('City').fill('Dehradun');
    await page.getByLabel('State').fill('Uttarakhand');
    await page.getByLabel('Pincode').fill('24800');
    await page.getByRole('button', { name: 'Approve and send the link' }).click();
    await expect(page.getByText('Distance (km) is required.')).toBeVisible();
    await page.getByLabel('Distance (km)').fill('3.5');
    await page.getByLabel('GST no.').fill('05');
    await page.getByRole('button', { name: 'Approve and send the link' }).click();
    await expect(page.getByLabel('Pincode')).toBeFocused();
    await expect(page.getByText('Pincode must be 6 digits')).toBeVisible();
    await expect(page.getByText(/^GST no\. .+\.$/)).toBeVisible();
    await expectGoodScreen(page);
    await page.getByLabel('Pincode').fill('248001');
    await page.getByLabel('GST no.').fill('');
    await page.getByLabel('State').fill('Nepal');
    await page.getByRole('button', { name: 'Approve and send the link' }).click();
    await expect(
      page.getByText('State must be a state or union territory of India.'),
    ).toBeVisible();
    await page.getByLabel('State').fill('uttarakhand');
    await page.getByRole('button', { name: 'Approve and send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Rawat Medicos' })).toBeVisible();
    await expect(page.getByText('Not set yet')).toBeVisible();
    await expect(page.getByText(`The link to set a PIN went to ${email}.`)).toBeVisible();
    await expect(page).toHaveURL(/\/customers\/\d+$/);
    await expectGoodScreen(page);
  });

  test('are declined with a reason @long', async ({ page }) => {
    const email = await register(page, 'Far Away Stores');
    await signInAs(page, owner);
    await page.goto('/console/customers/registrations');
    const card = page.getByRole('listitem').filter({ hasText: email });
    await card.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog.getByText('Please give a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('We do not deliver there yet.');
    await expectGoodScreen(page);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Declined' }).click();
    await expect(card).toContainText('We do not deliver there yet.');
  });

  test('are found by words, and older ones are a page further @long', async ({ page }) => {
    const email = await register(page, 'Zubin Traders');
    await signInAs(page, owner);
    await page.goto('/console/customers/registrations?status=declined');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('zubin');
    await search.press('Enter');
    await expect(page).toHaveURL('/console/customers/registrations?status=declined&q=zubin');
    await expect(page.getByText('No request matches.')).toBeVisible();
    await expectGoodScreen(page);
    // As if there were more than a page of them.
    await page.route('**/listRegistrations*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), next: '7' } });
    });
    await page.goto('/console/customers/registrations?q=zubin');
    await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(1);
    await expectGoodScreen(page);
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(page).toHaveURL('/console/customers/registrations?q=zubin&cursor=7');
    await expect(page.getByRole('link', { name: 'Latest' })).toBeVisible();
  });
});

test.describe('customers in the console', () => {
  test('are found, changed by two at once, and nothing typed is lost @long', async ({ page }) => {
    await signInAs(page, owner);
    await page.goto('/console/customers');
    await expectGoodScreen(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('balaji');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/console/customers?q=balaji');
    await page.getByRole('link', { name: 'Shri Balaji General Store' }).click();
    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('Owner name').fill('Typed here');
    await expect(page.getByText('Not saved: Owner name')).toBeVisible();
    await page.getByRole('link', { name: 'Shri Balaji General Store' }).click();
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(leave).toContainText('Not saved: Owner name');
    await expectGoodScreen(page);
    await leave.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Owner name')).toHaveValue('Typed here');
    const id = Number(page.url().match(/customers\/(\d+)/)?.[1]);
    const { customer } = await read(page, 'getCustomer', { id });
    await post(page, 'saveCustomer', { ...customer, route: 'Changed elsewhere' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Someone else has saved this customer.')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Changed elsewhere' })).toBeVisible();
    await expect(page.getByLabel('Owner name')).toHaveValue('Typed here');
    await expect(page.getByLabel('Route')).toHaveValue('Changed elsewhere');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('Typed here')).toBeVisible();
    await expect(page.getByText('Changed elsewhere')).toBeVisible();

    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('Route').fill('Never saved');
    await page.goBack();
    await leave.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Shri Balaji General Store' })).toBeVisible();
    await expect(page.getByText('Never saved')).toHaveCount(0);
  });

  test('with the GSTIN of another one say so @long', async ({ page }) => {
    await signInAs(page, owner);
    const digits = String(phones).slice(-4);
    const first = `29ABCDE${digits}F1Z`;
    const save = async (firm_name: string) => {
      phones += 1;
      const { customer } = await post(page, 'saveCustomer', {
        ...{ firm_name, owner_name: 'Kiran Rawat', mobile: String(phones), address: '4 MG Road' },
        ...{ email: `gst-${process.pid}-${phones}@thok.example`, city: 'Mysuru', distance: 9 },
        ...{ state: 'karnataka', pincode: '570001', gst_number: first + gstinCheckDigit(first) },
      });
      return Number(customer.id);
    };
    const id = await save('Mysuru Medicos');
    await page.goto(`/console/customers/${await save('Mysuru Medicos, Branch')}`);
    await expect(page.getByText('Perhaps the same shop:')).toBeVisible();
    await expect(page.getByText('Karnataka')).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: 'Mysuru Medicos (same GST no.)' }).click();
    await expect(page).toHaveURL(`/console/customers/${id}`);
  });

  test('who are blocked are signed out at once, until they are let in again', async ({ page }) => {
    // Not through the fixture, which would keep the ended session for other journeys.
    const login = await buy(page, 'loginUserdata', { email_or_phone: '9876500002', pin: '135791' });
    const id = Number(login.user_id);
    await signInAs(page, owner);
    await page.goto(`/console/customers/${id}`);
    await page.getByRole('button', { name: 'Block' }).click();
    await expectGoodScreen(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(page.getByRole('button', { name: 'Let in again' })).toBeVisible();
    const orders = `/api/getOrdersByUserId?user_id=${id}`;
    expect((await page.request.get(orders)).status()).toBe(401);
    await page.getByRole('button', { name: 'Let in again' }).click();
    await expect(page.getByRole('button', { name: 'Block' })).toBeVisible();
  });
});
