import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import type { CartItemWire } from '#contract/cart.ts';
import type { ActionName, ParsedInput } from '#contract/index.ts';
import { cardExample, type ProductCardWire } from '#contract/product.ts';
import { CartOverlays } from '#web/cart/CartOverlays.tsx';
import { putQueue, setCartOwner, whenRead } from '#web/cart/cart-store.ts';
import { tellRefusal } from '#web/cart/refused-change.ts';
import { useCartSync } from '#web/cart/use-cart.ts';
import { closePicker } from '#web/catalogue/picker-store.ts';
import { fakeShop } from './fake-shop.ts';
import { renderScreens } from './render-part.tsx';

type Slot = 1 | 2 | 3;
type LineChange = Partial<CartItemWire> & { slot?: Slot };
type Line = {
  id: number;
  product: ProductCardWire;
  slot: Slot;
  packs: number;
  more: Partial<CartItemWire>;
};

/** Sold in packs of 6 and of 12. */
export const soap: ProductCardWire = { ...cardExample, slug: 'soap', product_name: 'Neem Soap' };
export const shampoo: ProductCardWire = {
  ...cardExample,
  ...{ id: 13, slug: 'shampoo', sku: 'AML-SH', product_name: 'Amla Shampoo' },
};

const slotOf = (variant: string) => Number(variant.at(-1)) as Slot; // `as`: the contract has variant1 to 3

/**
 * A shop that keeps the cart of customer 1, signed in here, and counts a change once by its key: what
 * the browser does to a cart is seen in `packs()`. `answers` are its own, to be given back after others.
 */
export function cartShop(products: readonly ProductCardWire[] = [soap, shampoo]) {
  const lines: Line[] = [];
  const done = new Set<string>();
  let lastId = 0;

  function put(product: ProductCardWire, packs: number, { slot = 1, ...more }: LineChange = {}) {
    const line = lines.find((one) => one.product.id === product.id && one.slot === slot);
    lastId += 1;
    if (line) Object.assign(line, { packs, more });
    else lines.push({ id: lastId, product, slot, packs, more });
    lines.splice(0, lines.length, ...lines.filter((one) => one.packs > 0));
  }

  function change(productId: number, slot: Slot, by: number, key: string | undefined) {
    const product = products.find(({ id }) => id === productId);
    if (!product) throw new Error(`no product ${productId}`);
    const held = lines.find((one) => one.product.id === productId && one.slot === slot);
    if (key === undefined || !done.has(key))
      put(product, (held?.packs ?? 0) + by, { ...held?.more, slot });
    if (key !== undefined) done.add(key);
    return unitsOf(lines, productId);
  }

  const answers = {
    getCartProductByUserId: () => ({ cart: lines.map((line) => itemOf(line, lines)) }),
    countCartVariants: () => ({ count: lines.length }),
    getPriceUpdateNotificationCount: () => ({ count: 0 }),
    getCredit: () => ({ credit: null }),
    addToCart({ product_id, type, set_qty, packs, idempotency_key }: ParsedInput<'addToCart'>) {
      const by = Math.sign(set_qty) * packs;
      return { message: 'Added.', ...change(product_id, slotOf(type), by, idempotency_key) };
    },
    updateCartItem(input: ParsedInput<'updateCartItem'>) {
      const { product_id, variant, quantity, packs, idempotency_key } = input;
      const by = quantity * packs;
      return {
        message: 'Changed.',
        updated_data: change(product_id, slotOf(variant), by, idempotency_key),
      };
    },
    repackInCart({ product_id, packs }: ParsedInput<'repackInCart'>) {
      const product = lines.find((one) => one.product.id === product_id)?.product;
      if (!product) throw new Error(`no product ${product_id}`);
      for (const slot of [1, 2, 3] as const)
        put(product, packs.find(({ type }) => slotOf(type) === slot)?.packs ?? 0, { slot });
      return { message: 'Changed.', ...unitsOf(lines, product_id) };
    },
    removeFromCart({ cart_id }: ParsedInput<'removeFromCart'>) {
      const kept = lines.filter(({ id }) => id !== cart_id);
      lines.splice(0, lines.length, ...kept);
      return { message: 'Removed.' };
    },
  };
  const shop = fakeShop(answers);
  localStorage.setItem('userId', '1');
  onTestFinished(forgetCart);
  return {
    ...shop,
    answers,
    /** So many packs of a product, as if put there from elsewhere; `more` changes what is read of the line. */
    put,
    packs: () => lines.map((one) => one.packs),
    /** Waits for the first read of the cart, and counts from then on. */
    async untilRead() {
      const read = ['countCartVariants', 'getCartProductByUserId'];
      const names = () => shop.calls.map(({ name }) => name);
      await expect.poll(names).toEqual(expect.arrayContaining(read));
      await whenRead();
      shop.calls.splice(0);
    },
    /** How often each action was called since then. */
    counted() {
      const counts: Partial<Record<ActionName, number>> = {};
      for (const { name } of shop.calls) {
        counts[name as ActionName] = (counts[name as ActionName] ?? 0) + 1; // `as`: only actions are answered
      }
      return counts;
    },
  };
}

function unitsOf(lines: readonly Line[], productId: number) {
  const units = (slot: Slot) => {
    const line = lines.find((one) => one.product.id === productId && one.slot === slot);
    return String(line ? line.packs * (line.product[`set_qty${slot}`] ?? 1) : 0);
  };
  return { variant_qty1: units(1), variant_qty2: units(2), variant_qty3: units(3) };
}

function itemOf({ id, product, slot, packs, more }: Line, lines: readonly Line[]): CartItemWire {
  const { slug, sku, product_name, image_name, mrp, set_qty1, set_qty2, set_qty3 } = product;
  return {
    ...{ id, product_id: product.id, slug, sku, product_name, image_name, mrp },
    ...{ set_qty1, set_qty2, set_qty3 },
    selling_price1: product.selling_price1,
    selling_price2: product.selling_price2,
    selling_price3: product.selling_price3,
    selling_price: product[`selling_price${slot}`] ?? 0,
    previous_price: null,
    variant: `variant${slot}`,
    variant_qty: packs,
    ...unitsOf(lines, product.id),
    packaging: product[`packaging${slot}`] ?? '',
    out_stock: '0',
    price_update2: 'no',
    qty: packs * (product[`set_qty${slot}`] ?? 1),
    ...{ maxqty: product.maxqty, stock: product.stock },
    ...more,
  };
}

/** The parts of the storefront share one cart; the next test begins without one. */
function forgetCart(): void {
  setCartOwner(undefined);
  putQueue([]);
  tellRefusal(undefined);
  closePicker();
  indexedDB.deleteDatabase('cartQueue');
}

/** Screens with what lies over every page for the customer, as in the whole storefront. */
export function renderInShop(screens: Parameters<typeof renderScreens>[0], path: string) {
  const view = renderScreens(screens, path, (screen) => <Shop>{screen}</Shop>);
  const { screen } = view;
  return {
    ...view,
    /** The dialog of that name, once it is open. */
    dialog: (name: string | RegExp) => screen.findByRole('dialog', { name }),
    /** Presses OK in it. */
    async sayOk(title: string, text: string) {
      const dialog = await screen.findByRole('dialog', { name: title });
      if (!dialog.textContent?.includes(text)) throw new Error(`${title}: ${dialog.textContent}`);
      const ok = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'OK');
      await view.user.click(ok as HTMLElement); // `as`: user-event says so where it is not there
    },
  };
}

function Shop({ children }: { children: ReactNode }) {
  useCartSync();
  return (
    <>
      {children}
      <CartOverlays userId={1} />
    </>
  );
}

/** The network is back. */
export async function goOnline(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
}
