import { z } from 'zod';
import { maxPacksPerChange, maxPacksPerLine, packSlots } from '#domain/limits.ts';
import { defineAction } from './define.ts';
import {
  beyondSpec,
  count,
  hindiName,
  id,
  numberField,
  numericString,
  requiredText,
  rupees,
  seenRupees,
  variant,
  wholeNumber,
} from './fields.ts';

const unitsPerSlot = {
  variant_qty1: numericString,
  variant_qty2: numericString,
  variant_qty3: numericString,
};

const cartItem = z.object({
  id: z.int(),
  product_id: z.int(),
  slug: beyondSpec(z.string()),
  sku: beyondSpec(z.string()),
  product_name: z.string(),
  product_name_hi: hindiName,
  image_name: z.string(),
  mrp: rupees,
  selling_price: rupees,
  previous_price: beyondSpec(rupees.nullable()),
  variant,
  /** Packs of this line. */
  variant_qty: count,
  ...unitsPerSlot,
  set_qty1: z.int().nullable(),
  set_qty2: z.int().nullable(),
  set_qty3: z.int().nullable(),
  /** Today's prices of a unit in the product's packs. */
  selling_price1: beyondSpec(rupees.nullable()),
  selling_price2: beyondSpec(rupees.nullable()),
  selling_price3: beyondSpec(rupees.nullable()),
  /** The name of this line's pack, such as "Box of 12". Beyond the specification. */
  packaging: z.string().optional(),
  out_stock: z.enum(['0', '1']),
  price_update2: z.enum(['yes', 'no']),
  /** Units of this line. */
  qty: count,
  maxqty: beyondSpec(count),
  stock: beyondSpec(count),
});

export type CartItemWire = z.output<typeof cartItem>;

const cartItemExample: CartItemWire = {
  id: 9,
  product_id: 12,
  slug: 'neem-face-wash-100-ml',
  sku: 'NIM-FW-100',
  product_name: 'Neem Face Wash 100 ml',
  product_name_hi: 'नीम फेस वॉश 100 ml',
  image_name: 'neem-face-wash-100-ml.webp',
  mrp: 120,
  selling_price: 81,
  previous_price: null,
  variant: 'variant2',
  variant_qty: 2,
  variant_qty1: '0',
  variant_qty2: '24',
  variant_qty3: '0',
  set_qty1: 6,
  set_qty2: 12,
  set_qty3: null,
  selling_price1: 90,
  selling_price2: 81,
  selling_price3: null,
  packaging: 'Box of 12',
  out_stock: '0',
  price_update2: 'no',
  qty: 24,
  maxqty: 240,
  stock: 860,
};

const ownRead = { auth: 'customer', effect: 'read' } as const;
const ownWrite = { auth: 'customer', effect: 'write' } as const;
const unitsExample = { variant_qty1: '0', variant_qty2: '24', variant_qty3: '0' };

const changeRefusals = [
  'over-limit',
  'too-little-stock',
  'too-few-packs',
  'not-for-sale',
  'changed-elsewhere',
  'key-reused',
] as const;

/** '+12' adds a pack of 12, '-12' takes one away. In the text of a form a plus is read as a space, and some leave it out. */
const signedPackSize = numberField(
  /^[ +-]?\d{1,6}$/,
  'must be that of the pack, such as +12 or -12',
);

/** How many packs at once: all of them, or none where the rules refuse. Beyond the specification. */
const packs = wholeNumber(1, maxPacksPerChange).default(1);

/** Made once per change: sent again, it changes nothing. Beyond the specification. */
export const idempotency_key = requiredText(100).optional();

export const countCartVariants = defineAction({
  ...ownRead,
  summary: 'How many lines the cart has.',
  envelope: 'status',
  customerField: 'user_id',
  input: z.object({ user_id: id }),
  output: z.object({ count }),
  example: { input: { user_id: 1 }, output: { count: 3 } },
});

export const getCartItemsByUserId = defineAction({
  ...ownRead,
  summary: 'Units in the cart by product and slot, for the picker.',
  envelope: 'status',
  customerField: 'userId',
  input: z.object({ userId: id }),
  output: z.object({ cart: z.array(z.object({ product_id: z.int(), ...unitsPerSlot })) }),
  example: { input: { userId: 1 }, output: { cart: [{ product_id: 12, ...unitsExample }] } },
});

export const getCartProductByUserId = defineAction({
  ...ownRead,
  summary: 'The lines of the cart with today’s prices.',
  envelope: 'status',
  customerField: 'userId',
  input: z.object({ userId: id }),
  output: z.object({ cart: z.array(cartItem) }),
  example: { input: { userId: 1 }, output: { cart: [cartItemExample] } },
});

export const addToCart = defineAction({
  ...ownWrite,
  summary:
    'Adds a pack to the cart or takes one away; `packs` says how many where it is more than one. The same `idempotency_key` again changes nothing and answers what the cart holds; with another change it is refused.',
  envelope: 'status',
  customerField: 'user_id',
  input: z.object({
    product_id: id,
    selling_price: seenRupees,
    mrp: seenRupees,
    set_qty: signedPackSize,
    type: variant,
    user_id: id,
    packs,
    idempotency_key,
  }),
  output: z.object({ message: z.string(), ...unitsPerSlot }),
  refusals: [...changeRefusals, 'not-in-cart', 'cart-full'],
  example: {
    input: {
      product_id: 12,
      selling_price: 81,
      mrp: 120,
      set_qty: '+12',
      type: 'variant2',
      user_id: 1,
      packs: 2,
    },
    output: { message: 'Added to cart.', ...unitsExample },
  },
});

export const updateCartItem = defineAction({
  ...ownWrite,
  summary:
    'One pack more or one less of a cart line; `packs` and `idempotency_key` as for `addToCart`.',
  envelope: 'status',
  input: z.object({
    cart_id: id,
    quantity: numberField(/^[ +-]?1$/, 'must be one more or one less: +1 or -1'),
    set_qty: id,
    variant,
    product_id: id,
    packs,
    idempotency_key,
  }),
  output: z.object({ message: z.string(), updated_data: z.object(unitsPerSlot) }),
  refusals: changeRefusals,
  example: {
    input: { cart_id: 9, quantity: 1, set_qty: 12, variant: 'variant2', product_id: 12, packs: 2 },
    output: { message: 'Cart updated.', updated_data: unitsExample },
  },
});

export const repackInCart = defineAction({
  ...ownWrite,
  summary:
    'Puts the units that the cart holds of a product into other packs: all of it or nothing, and only packs that come to just as many units. Sent again, it changes nothing.',
  envelope: 'status',
  customerField: 'user_id',
  input: z.object({
    user_id: id,
    product_id: id,
    /** All that the cart is to hold of the product. */
    packs: z
      .array(
        z.object({
          type: variant,
          /** The size of that pack, to say which one is meant. */
          set_qty: id,
          packs: wholeNumber(1, maxPacksPerLine),
        }),
        { error: 'must be a list of lines' },
      )
      .min(1, 'must have at least one line')
      .max(packSlots.length, `must have at most ${packSlots.length} lines`),
  }),
  output: z.object({ message: z.string(), ...unitsPerSlot }),
  refusals: [
    'over-limit',
    'too-little-stock',
    'not-for-sale',
    'no-such-pack',
    'cart-full',
    'changed-elsewhere',
  ],
  example: {
    input: {
      user_id: 1,
      product_id: 12,
      packs: [{ type: 'variant2', set_qty: 12, packs: 2 }],
    },
    output: { message: 'Cart updated.', ...unitsExample },
  },
});

export const removeFromCart = defineAction({
  ...ownWrite,
  summary: 'Removes a line of the cart.',
  envelope: 'status',
  input: z.object({ cart_id: id, variant }),
  output: z.object({ message: z.string() }),
  example: { input: { cart_id: 9, variant: 'variant2' }, output: { message: 'Removed.' } },
});

export const getCouponDataByUserId = defineAction({
  ...ownRead,
  summary: 'Checks a coupon against the cart, without using it up.',
  envelope: 'status',
  customerField: 'id',
  input: z.object({ id, coupon_code: requiredText(40) }),
  output: z.object({ discount_applied: rupees, message: z.string() }),
  refusals: [
    'unknown-coupon',
    'coupon-not-started',
    'coupon-expired',
    'coupon-used',
    'coupon-used-up',
    'below-coupon-minimum',
    'empty-cart',
  ],
  example: {
    input: { id: 1, coupon_code: 'SAVE50' },
    output: { discount_applied: 50, message: 'Coupon applied.' },
  },
});

export const getPriceUpdateNotificationCount = defineAction({
  ...ownRead,
  summary: 'Lines of the cart whose price changed since the customer last looked.',
  envelope: 'success',
  customerField: 'user_id',
  input: z.object({ user_id: id }),
  output: z.object({ count }),
  example: { input: { user_id: 1 }, output: { count: 0 } },
});

export const markPriceUpdateClicked = defineAction({
  ...ownWrite,
  summary: 'Settles the price alert.',
  envelope: 'success',
  customerField: 'user_id',
  input: z.object({ user_id: id }),
  output: z.object({}),
  example: { input: { user_id: 1 }, output: {} },
});
