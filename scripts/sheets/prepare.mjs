import { prepare as prepareGuide } from '../guide/prepare.mjs';
import { returnGoods } from './returns.mjs';

const lines = 40;
const demoLogin = { email_or_phone: '9876543210', pin: '246810' };
const newCustomer = {
  ...{ firm_name: 'Kamla Medical Hall', owner_name: 'Kamla Devi', mobile: '9811200001' },
  ...{ email: 'kamla-hall@thok.example', address: '12 Main Market', city: 'Doiwala' },
  ...{ state: 'Uttarakhand', country: 'India', pincode: '248140', distance: 14 },
};

/** What the screens show beyond the demo shop; gives the cookies of everybody who looks at them, and numbers. */
export async function prepare(browser, baseURL) {
  const operator = await prepareGuide(browser, baseURL);
  let returns;
  await person(browser, baseURL, async (post, read, addCookies) => {
    await addCookies(operator);
    await post('/api/loginUserdata', demoLogin);
    returns = await returnGoods(post, read);
  });
  const buyer = await person(browser, baseURL, async (post, read) => {
    const { user_id } = await post('/api/loginUserdata', demoLogin);
    const { products } = await read('/api/getAllProductsWithImageNewBest', { limit: 100 });
    const there = products.filter(({ stock, set_qty1 }) => stock > 2 * set_qty1);
    for (const one of there.filter((_, at) => at % 2 === 1).slice(0, lines)) {
      const { id: product_id, set_qty1 } = one;
      await post('/api/addToCart', {
        product_id,
        set_qty: `+${set_qty1}`,
        type: 'variant1',
        user_id,
      });
    }
  });
  const beginner = await person(browser, baseURL, async (post, _, addCookies) => {
    await addCookies(operator);
    const { customer } = await post('/console/api/saveCustomer', newCustomer);
    const { path } = await post('/console/api/makePinLink', { id: customer.id });
    const token = new URL(path, baseURL).searchParams.get('token');
    await post('/api/updatePinWithToken', { token, pin: '583920' });
    await post('/api/loginUserdata', { email_or_phone: newCustomer.mobile, pin: '583920' });
  });
  return { operator, buyer, beginner, returns };
}

async function person(browser, baseURL, act) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-thok': '1' } });
  const post = async (path, data) => {
    const answer = await (await context.request.post(path, { data })).json();
    if (answer.success !== true && answer.status !== 'success') {
      throw new Error(`${path}: ${JSON.stringify(answer)}`);
    }
    return answer;
  };
  const read = async (path, params) => (await context.request.get(path, { params })).json();
  await act(post, read, (cookies) => context.addCookies(cookies));
  const { cookies } = await context.storageState();
  await context.close();
  return cookies;
}
