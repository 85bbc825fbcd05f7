// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { refused } from '#test/fake-shop.ts';
import { expectGone, openConsole, saidOf } from '#test/open-console.tsx';

const { customer } = consoleActions.getCustomer.example.output;
const firm = customer.firm_name;

test('a customer is changed by two at once, and nothing typed is lost', async () => {
  const theirs = { ...customer, route: 'Changed elsewhere', version: 2 };
  const { screen, user, fill, press, dialog, answer, at, sent } = await openConsole(
    '/customers/1',
    { answers: { saveCustomer: refused('changed-elsewhere', 'Changed.', { customer: theirs }) } },
  );
  await user.click(screen.getByRole('link', { name: 'Change' }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await screen.findByRole('heading', { name: `Change ${firm}` });
  await fill(field('Owner name'), 'Typed here');
  expect(screen.getByText('Not saved: Owner name')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: firm }));
  const leave = await dialog('Leave without saving?');
  expect(leave.element.textContent).toContain('Not saved: Owner name');
  await user.click(leave.getByRole('button', { name: 'Keep editing' }));
  await press('Save');
  await screen.findByText(/^Someone else has saved this customer\./);
  expect(screen.getByRole('row', { name: 'Route Rajpur Changed elsewhere' })).toBeTruthy();
  expect([field('Owner name').value, field('Route').value]).toEqual([
    'Typed here',
    'Changed elsewhere',
  ]);
  answer({ saveCustomer: { customer: theirs } });
  await press('Save mine');
  await expect.poll(at).toBe('/customers/1');
  expect(sent('saveCustomer').at(-1)).toMatchObject({
    ...{ version: 2, owner_name: 'Typed here', route: 'Changed elsewhere' },
  });
});

test('with the GSTIN of another one says so, with the way to it', async () => {
  const similar = [{ id: 7, firm_name: 'Mysuru Medicos', why: 'same GST no.' }];
  const { screen } = await openConsole('/customers/1', {
    answers: { getCustomer: { customer: { ...customer, similar } } },
  });
  expect(screen.getByText('Perhaps the same shop:')).toBeTruthy();
  const other = screen.getByRole('link', { name: 'Mysuru Medicos (same GST no.)' });
  expect(other.getAttribute('href')).toBe('/console/customers/7');
});

test('is blocked after a question, and let in again without one', async () => {
  let blocked = false;
  const { user, press, dialog, screen, sent } = await openConsole('/customers/1', {
    answers: {
      getCustomer: () => ({ customer: { ...customer, blocked } }),
      blockCustomer: (input) => {
        blocked = input.blocked;
        return { id: 1, blocked };
      },
    },
  });
  await press('Block');
  const asked = await dialog('Block this customer?');
  await user.click(asked.getByRole('button', { name: 'Block' }));
  await screen.findByRole('button', { name: 'Let in again' });
  await expectGone(() => screen.queryByRole('dialog'));
  await press('Let in again');
  await screen.findByRole('button', { name: 'Block' });
  expect(sent('blockCustomer')).toEqual([
    { id: 1, blocked: true },
    { id: 1, blocked: false },
  ]);
});

test('what is open stands in the way of forgetting, with links; staff see nothing of it', async () => {
  const { screen } = await openConsole('/customers/1');
  expect(screen.getByText('This customer can be forgotten once nothing is open:')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: '1 order is not finished' }).getAttribute('href'),
  ).toMatch(/^\/console\/orders\?customer_id=1&status=active,/);
  expect(screen.getByRole('link', { name: '₹1,894.00 is still due' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Forget this customer' })).toBeNull();
});

test('what is due by the ledger stands beside the open bills', async () => {
  const { screen } = await openConsole('/customers/1');
  const due = screen.getByText('Due', { selector: 'dt' }).nextElementSibling;
  expect(due?.textContent).toBe('₹1,894.00');
  expect(screen.getByRole('region', { name: '1 open bill' }).textContent).toContain('3 days over');
});

test('what was agreed about credit is shown, and an owner lets orders pass with a reason', async () => {
  const { screen, fill, press, sent, dialog, user } = await openConsole('/customers/1', {
    answers: { passCredit: consoleActions.passCredit.example.output },
  });
  const fact = (name: string) =>
    screen.getAllByText(name, { selector: 'dt' }).map((dt) => dt.nextElementSibling?.textContent);
  expect(fact('Used')).toEqual(['₹41,894.00']);
  expect(fact('Left')).toEqual(['₹8,106.00']);
  expect(fact('Past due')).toEqual(['₹1,894.00']);
  expect(fact('Due')).toEqual(['₹1,894.00']);
  await press('Let orders pass');
  const asked = await dialog('Let orders pass over the limit');
  await user.click(asked.getByRole('button', { name: 'Let orders pass' }));
  const reason = asked.getByLabelText<HTMLInputElement>('Reason');
  expect(saidOf(reason)).toBe('Please give a reason.');
  await fill(reason, 'Pays on Monday.');
  await fill(asked.getByLabelText('The next orders (how many)'), '2');
  await user.click(asked.getByRole('button', { name: 'Let orders pass' }));
  await expectGone(() => screen.queryByRole('dialog'));
  expect(sent('passCredit')).toEqual([{ customer_id: 1, reason: 'Pays on Monday.', orders: 2 }]);
});

test('staff see the credit and cannot let an order pass', async () => {
  const { screen } = await openConsole('/customers/1', { role: 'staff' });
  expect(screen.getByRole('heading', { name: 'Credit' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Let orders pass' })).toBeNull();
});

test('staff see no way to take or delete a customer’s data', async () => {
  const { screen } = await openConsole('/customers/1', { role: 'staff' });
  expect(screen.getByRole('heading', { name: 'Account' })).toBeTruthy();
  expect(screen.queryByText('Personal data')).toBeNull();
});

test('a statement has its days in the address, and its files have them too', async () => {
  const { screen, choose, at, answer } = await openConsole('/customers/1');
  answer({
    getLedger: {
      ...{ opening: 0, entries: [], balance: 0, next: null },
      on_order: { orders: 0, amount: 0 },
    },
  });
  choose(screen.getByLabelText('From day'), '2026-01-01');
  await expect.poll(at).toMatch(/from=2026-01-01/);
  choose(screen.getByLabelText('To day'), '2026-01-31');
  await expect.poll(at).toBe('/customers/1?from=2026-01-01&to=2026-01-31');
  await screen.findByText('No invoices and no payments in these days.');
  for (const name of ['PDF', 'CSV']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(
      'from=2026-01-01&to=2026-01-31',
    );
  }
});

const registration = {
  ...{ id: 4, name: 'Rawat Medicos', email: 'asks@thok.example', phone: '9811300001' },
  ...{ address: '4 Rajpur Road', status: 'open' as const, decided_at: null, reason: '' },
  ...{ created_at: '2026-10-02T09:30:00.000Z', customer_id: null, similar: [] },
};
const waiting = { registrations: [registration], next: null };

test('a registration is approved with the completed profile; what is wrong is told at its field', async () => {
  const { screen, user, fill, press, at, answer, sent } = await openConsole(
    '/customers/registrations',
    { answers: { listRegistrations: waiting, approveRegistration: refused('busy') } },
  );
  await user.click(screen.getByRole('link', { name: 'Approve' }));
  await screen.findByRole('heading', { name: 'Approve Rawat Medicos' });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const approve = () => press('Approve and send the link');
  expect(field('E-mail').value).toBe('asks@thok.example');
  await fill(field('City'), 'Dehradun');
  await fill(field('State'), 'Nepal');
  await fill(field('Pincode'), '24800');
  await approve();
  expect(saidOf(field('Distance (km)'))).toBe(
    'Distance (km) is required: deliveries are charged by it. Enter 0 while it is not known.',
  );
  await fill(field('Distance (km)'), '3.5');
  await fill(field('GST no.'), '05');
  await approve();
  await expect.poll(() => saidOf(field('Pincode'))).toMatch(/^Pincode must be 6 digits/);
  expect(saidOf(field('GST no.'))).toMatch(/^GST no\. is not a valid GSTIN/);
  expect(saidOf(field('State'))).toBe('State must be a state or union territory of India.');
  await fill(field('Pincode'), '248001');
  await fill(field('GST no.'), '');
  await fill(field('State'), 'uttarakhand');
  answer({
    approveRegistration: { customer_id: 1, similar: [] },
    getCustomer: { customer: { ...customer, firm_name: 'Rawat Medicos', has_pin: false } },
  });
  await approve();
  await screen.findByText(`Approved. The link to set a PIN went to ${customer.email}.`);
  expect(screen.getByText('Not set yet')).toBeTruthy();
  // Said once: the address does not keep it.
  await expect.poll(at).toBe('/customers/1');
  expect(sent('approveRegistration')).toMatchObject([
    { id: 4, customer: { state: 'Uttarakhand', pincode: '248001', distance: 3.5 } },
  ]);
});

test('a registration is declined with a reason', async () => {
  const { screen, user, press, dialog, answer, sent } = await openConsole(
    '/customers/registrations',
    { answers: { listRegistrations: waiting } },
  );
  await press('Decline');
  const asked = await dialog('Decline Rawat Medicos?');
  await user.click(asked.getByRole('button', { name: 'Decline' }));
  expect(saidOf(asked.getByLabelText('Reason'))).toBe('Please give a reason.');
  const reason = 'We do not deliver to your town yet.';
  await user.selectOptions(asked.getByLabelText('Usual reasons'), reason);
  answer({
    declineRegistration: { message: 'Declined.' },
    listRegistrations: { registrations: [], next: null },
  });
  await user.click(asked.getByRole('button', { name: 'Decline' }));
  await screen.findByText(/^No open requests\./);
  const reason_hi = 'आपके शहर में हम अभी डिलीवरी नहीं करते।';
  expect(sent('declineRegistration')).toEqual([{ id: 4, reason, reason_hi }]);
  await user.click(screen.getByRole('link', { name: 'Declined' }));
  await screen.findByText('None declined.');
});

test('registrations are found by words, and older ones are a page further', async () => {
  const { screen, user, at } = await openConsole('/customers/registrations?status=declined', {
    answers: {
      listRegistrations: ({ q, cursor }) =>
        cursor || q !== 'rawat' ? { registrations: [], next: null } : { ...waiting, next: '7' },
    },
  });
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'zubin{Enter}');
  await expect.poll(at).toBe('/customers/registrations?status=declined&q=zubin');
  await screen.findByText('No request matches.');
  const again = await screen.findByRole('searchbox', { name: 'Search' });
  await user.clear(again);
  await user.type(again, 'rawat{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Older' }));
  await expect.poll(at).toBe('/customers/registrations?status=declined&q=rawat&cursor=7');
  await screen.findByRole('link', { name: 'Latest' });
});

test('the link to a first PIN goes out by WhatsApp, or on paper', async () => {
  const { press, dialog, screen } = await openConsole('/customers/1', {
    answers: {
      getCustomer: { customer: { ...customer, has_pin: false } },
      makePinLink: {
        path: '/reset-pin?token=q1w2&lang=hi',
        message: 'नमस्ते Asha जी: /reset-pin?token=q1w2&lang=hi',
        mobile: '9876543210',
      },
    },
  });
  await press('Share the PIN link');
  const shared = await dialog('The link to make a PIN');
  const text = `नमस्ते Asha जी: ${location.origin}/reset-pin?token=q1w2&lang=hi`;
  shared.getByText(text);
  shared.getByRole('img', { name: 'QR code of the link' });
  expect(shared.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/919876543210?text=${encodeURIComponent(text)}`,
  );
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('PIN links of ticked customers are sent by WhatsApp, or printed as slips', async () => {
  const { links, until } = consoleActions.makePinLinks.example.output;
  const left_out = [{ customer_id: 2, firm_name: 'Balaji Store', why: 'has-pin' as const }];
  const { screen, user, press, dialog, sent, answer } = await openConsole('/customers', {
    answers: { makePinLinks: { links, until, left_out } },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select Negi General Store' }));
  await press('PIN links');
  const made = await dialog('PIN links for 1 customer');
  expect(sent('makePinLinks')).toEqual([{ ids: [1], with_pin: false }]);
  const link = made.getByRole('link', { name: 'Send to Negi General Store by WhatsApp' });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(location.origin);
  made.getByText('Balaji Store has a PIN already');
  answer({ makePinLinks: { links, until: '2026-10-10T09:30:00.000Z', left_out: [] } });
  await user.click(made.getByText('New links for the 1 who have a PIN'));
  await expect.poll(() => sent('makePinLinks').at(-1)).toEqual({ ids: [2], with_pin: true });
});

test('all whom the filters find without a PIN get links at once', async () => {
  const { output } = consoleActions.makePinLinks.example;
  const { press, sent, dialog } = await openConsole('/customers?without_pin=1&route=Rajpur', {
    answers: { makePinLinks: output },
  });
  await press('PIN links for all of these');
  await dialog('PIN links for 1 customer');
  expect(sent('makePinLinks')).toMatchObject([
    { filters: { route: 'Rajpur', without_pin: true }, with_pin: false },
  ]);
});
