import type { TestOperator } from './operator.ts';

let skus = 0;

/** Every field that a product needs, as the console's form sends them; others as given. */
export function productFields(more: object = {}) {
  skus += 1;
  return {
    product_name: `Tulsi Soap ${skus} g`,
    sku: `TS-${skus}`,
    brand_id: 1,
    subcategory_id: 1,
    ...{ mrp: 40, maxqty: 240, set_qty1: 12, selling_price1: 30.5, packaging1: 'Box of 12' },
    ...more,
  };
}

export async function savedProduct({ call }: TestOperator, more: object = {}) {
  const { product } = await call('saveProduct', productFields(more));
  if (!product) throw new Error('The product was not saved.');
  return product;
}
