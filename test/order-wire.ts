import type { OrderItemWire } from '#contract/order.ts';
import { type OrderWire, orderExample } from '#contract/order.ts';
import { shampoo, soap } from './cart-shop.tsx';

function item(id: number, product: typeof soap, packs: number): OrderItemWire {
  const { slug, sku, product_name, image_name, mrp } = product;
  return {
    ...{ id, product_id: product.id, slug, sku, product_name, image_name, mrp },
    selling_price: 84,
    variant: 'variant1',
    variant_qty: packs,
    set_qty: 6,
    packaging: 'Box of 6',
    qty: 6 * packs,
  };
}

const billing = {
  ...{ firmName: 'Negi General Store', ownerName: 'Asha Negi', address: 'Rajpur Road' },
  ...{ distance: 6.5, phone: '9876543210', email: '', ssiNo: '', foodLicenseNo: '', dlNumber: '' },
  ...{ gst: '', shop_no: '12', city: 'Dehradun', state: 'Uttarakhand', country: 'India' },
  ...{ pincode: '248001', google: '', route: 'Rajpur' },
};

/** An order of two packs of soap and one of shampoo, of 6 at ₹84 a unit each: ₹1,512. */
export function orderWire(more: Partial<OrderWire> = {}): OrderWire {
  return {
    ...orderExample,
    billing_info: JSON.stringify(billing),
    cart_items: JSON.stringify([item(77, soap, 2), item(78, shampoo, 1)]),
    ...{ item_total: 2160, discount: 648, coupon_discount: 0, total_to_pay: 1512, due: 1512 },
    discount_code_applied: '',
    ...more,
  };
}
