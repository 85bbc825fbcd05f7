import { setTimeout } from 'node:timers/promises';

const operator = { email: 'operator@thok.example', password: 'thok-demo-operator' };
const registration = {
  ...{ name: 'Kamla Medical Hall', phone: '9876512345', email: 'kamla@thok.example' },
  address: 'Main Market, Doiwala, Dehradun',
};
const message = {
  ...{ name: 'Sunita Bisht', email: 'ganga@thok.example', subject: 'Feeding bottles' },
  message: 'Do you also have the 150 ml size, in packs of 12?',
};
/** Other words after each other count; the last ones find something. */
const searched = ['pacifier', 'torch', 'pacifier', 'umbrella', 'pacifier', 'torch', 'soap'];
const operators = [
  { name: 'Meena Rawat', email: 'meena@thok.example', role: 'staff', password: 'a long password' },
  { name: 'Suresh Pal', email: 'suresh@thok.example', role: 'packer', password: 'a long password' },
];
const notifications = [
  { to: 'route', route: 'City A', text: 'Tomorrow we deliver on City A until 8 pm.' },
  { to: 'all', text: 'Diwali offers are here.', path: '/shop', send_at: '2026-10-12T03:30:00Z' },
];
/** Of the demo's orders: on the way and delivered, neither paid. */
const payments = [
  { order_id: 70, amount: 3628, method: 'cash' },
  { order_id: 84, amount: 1500, method: 'upi', reference: '627811024419' },
];
const receipts = [
  {
    ...{ customer_id: 2, amount: 5000, method: 'cheque', reference: '004512', bank: 'SBI' },
    cheque_date: '2026-10-05',
  },
  {
    ...{ customer_id: 3, amount: 3200, method: 'cheque', reference: '118830', bank: 'PNB' },
    cheque_date: '2026-10-20',
  },
];
/** Goes out with its invoice, to a buyer with a GSTIN; a part of it comes back, and more is asked to be taken back. */
const delivered = {
  ...{ customer_id: 1, delivery_type: 'delivery', express_delivery: false },
  lines: [
    { product_id: 1, slot: 1, packs: 2 },
    { product_id: 2, slot: 1, packs: 1 },
  ],
};
const customer = { email_or_phone: '9876543210', pin: '246810' };
const goodsIn = [
  { product_id: 1, units: 240 },
  { product_id: 2, units: 120 },
];

/** Lets happen what the pictures show and the demo shop does not have; gives the operator's cookies. */
export async function prepare(browser, baseURL) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-thok': '1' } });
  const send = async (path, data) => {
    const answer = await (await context.request.post(path, { data })).json();
    if (!answer.success && answer.status !== 'success') {
      throw new Error(`${path}: ${JSON.stringify(answer)}`);
    }
    return answer;
  };
  const console = (action, data) =>
    send(`/console/api/${action}`, {
      idempotency_key: `${action} ${JSON.stringify(data)}`.slice(0, 60),
      ...data,
    });
  await send('/console/api/signIn', operator);
  await send('/api/registerUsernew', registration);
  await send('/api/contactUsForm', message);
  for (const q of searched) await context.request.get('/api/searchProducts', { params: { q } });
  for (const one of operators) {
    await send('/console/api/saveOperator', { ...one, own_password: operator.password });
  }
  for (const one of notifications) await console('sendNotification', one);
  for (const one of payments) await console('recordPayment', one);
  for (const one of receipts) await console('recordReceipt', one);
  await console('changeStocks', { lines: goodsIn, reason: 'restock', note: 'Bill 1182' });
  await searchesWritten(context.request);
  const { cookies } = await context.storageState();
  await bringBack(console, context.request, send);
  await context.close();
  return cookies;
}

/** An invoice of which two pieces came back, and of which a customer asks for more. */
async function bringBack(console, request, send) {
  await console('saveSettings', { e_invoice: true, city: 'Dehradun', pincode: '248001' });
  const { order_id: id } = await console('placeOrderFor', delivered);
  for (const to of ['accepted', 'processing', 'out_for_delivery', 'delivered']) {
    await console('moveOrder', { id, to });
  }
  const { order } = await (await request.get('/console/api/getOrder', { params: { id } })).json();
  const invoice_id = order.invoice.id;
  const read = await request.get('/console/api/getInvoice', { params: { id: invoice_id } });
  const [first, second] = (await read.json()).invoice.lines;
  const back = { line_id: first.line_id, units: 2 };
  await console('createCreditNote', {
    ...{ invoice_id, settle: 'credit', reason: 'Two had expired.' },
    lines: [{ ...back, condition: 'expired' }],
  });
  await send('/api/loginUserdata', customer);
  await send('/api/requestReturn', {
    ...{ invoice_id, reason: 'The carton was wet, one tube is open.', idempotency_key: 'guide' },
    lines: [
      { ...back, condition: 'broken' },
      { line_id: second.line_id, units: 1, condition: 'wrong' },
    ],
  });
}

/** Searches without results are written every few seconds. */
async function searchesWritten(request) {
  for (let tries = 0; tries < 30; tries += 1) {
    const { count } = await (await request.get('/console/api/countMissedSearches')).json();
    if (count >= 3) return;
    await setTimeout(1_000);
  }
  throw new Error('The searches without results did not come.');
}
