const sameOrigin = { 'x-thok': '1' };
const login = { email_or_phone: '9876543210', pin: '246810' };

/** Signs in once: sign-ins from one address are limited. */
export async function signIn(phone) {
  const { user_id } = await post(phone, 'loginUserdata', login);
  // A page keeps who signed in, as the screens need it.
  const { page } = await phone.newPage();
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('userId') !== null);
  return { userId: user_id, storageState: await phone.context.storageState() };
}

async function post({ request }, action, data) {
  const answer = await request.post(`/api/${action}`, { data, headers: sameOrigin });
  return answer.json();
}

async function read({ request }, action, params) {
  return (await request.get(`/api/${action}`, { params, headers: sameOrigin })).json();
}

export async function cartOf(phone, userId) {
  return (await read(phone, 'getCartProductByUserId', { userId })).cart;
}

export async function emptyCart(phone, userId) {
  for (const { id, variant } of await cartOf(phone, userId))
    await post(phone, 'removeFromCart', { cart_id: id, variant });
}

/** The first products of `listingPath` of which several packs can be ordered. */
export async function productsOf(phone, count) {
  const { products } = await read(phone, 'getAllProductsWithImageNewBest', { limit: 24 });
  const fitting = products.filter(
    ({ stock, maxqty, set_qty1 }) => stock > 30 * set_qty1 && maxqty >= 5 * set_qty1,
  );
  if (fitting.length < count) throw new Error(`Only ${fitting.length} products have enough stock.`);
  return fitting.slice(0, count);
}

export const listingPath = '/shop';

export async function fillCart(phone, userId, products) {
  await emptyCart(phone, userId);
  for (const { id, set_qty1 } of products) {
    const line = { product_id: id, set_qty: `+${set_qty1}`, type: 'variant1', user_id: userId };
    const { status, message } = await post(phone, 'addToCart', line);
    if (status !== 'success') throw new Error(message);
  }
}
