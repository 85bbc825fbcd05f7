import { expect, onTestFinished, test, vi } from 'vitest';
import { operatorLogin } from '#demo/fill.ts';
import { csvOf, fileForm } from './import-file.ts';
import { callShop, startShopProcess } from './shop-process.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Posts to a running shop as a browser does. */
async function post(url: string, body: object | Buffer, given: Record<string, string> = {}) {
  const isFile = Buffer.isBuffer(body);
  const headers = { 'x-thok': '1', ...(isFile ? {} : { 'content-type': 'application/json' }) };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...given },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, ...(await answer.json()) };
}

test('a new shop on the embedded database: sign-in, cart, order, brand and file', async () => {
  const shop = await startShopProcess({ DATABASE_URL: '' });
  onTestFinished(() => shop.stop());

  const login = { email_or_phone: '9876543210', pin: '246810' };
  const { cookie, user_id } = await post(`${shop.url}/api/loginUserdata`, login);
  const { products = [] } = await callShop(shop.url, '', 'getAllProductsWithImageNew', {});
  const dear = products.find(
    ({ set_qty1, selling_price1, stock }) =>
      set_qty1 && selling_price1 && stock > 10 * set_qty1 && selling_price1 * set_qty1 > 500,
  );
  const line = { product_id: dear?.id ?? 0, set_qty: `+${dear?.set_qty1}` };
  await callShop(shop.url, cookie, 'addToCart', { ...line, type: 'variant1', user_id });
  const placed = await callShop(shop.url, cookie, 'insertOrder', {
    ...{ user_id, idempotency_key: 'first', paymentMethod: 'cod', delivery_type: 'pickup' },
  });
  expect(placed).toMatchObject({ success: true });

  const operator = await post(`${shop.url}/console/api/signIn`, operatorLogin);
  const asOperator = { cookie: operator.cookie };
  const act = (action: string, input: object | Buffer, headers = {}) =>
    post(`${shop.url}/console/api/${action}`, input, { ...asOperator, ...headers });
  expect(await act('moveOrder', { id: placed.order_id, to: 'accepted' })).toMatchObject({
    success: true,
  });
  expect(await act('saveBrand', { brand_name: 'Hill Tea' })).toMatchObject({ success: true });

  const names = csvOf([{ place: 'Brand / Hill Tea', name_hi: 'हिल चाय' }]);
  const form = fileForm({ kind: 'names' }, Buffer.from(names));
  const { file_id } = await act('checkFile', form.payload, form.headers);
  expect(await act('applyFile', { file_id })).toMatchObject({ success: true });
  const brands = await fetch(`${shop.url}/console/api/listBrands`, { headers: asOperator });
  expect(JSON.stringify(await brands.json())).toContain('हिल चाय');
});
