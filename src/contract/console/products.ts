import { z } from 'zod';
import { count, id, requiredText, wholeNumber } from '#contract/fields.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { maxUnitsTyped, pictureFolders } from '#domain/limits.ts';
import { defineConsoleAction } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { nameCursor } from './fields.ts';
import {
  productDetail,
  productDetailExample,
  productFields,
  productFilters,
  productRow,
  productRowExample,
} from './product.ts';

const productList = defineConsoleList({
  access: 'stock',
  filters: productFilters,
  cursor: nameCursor,
  rows: { products: z.array(productRow) },
});

export const listProducts = productList.list(
  'Products by words of their name, SKU or barcode, in the order of their names.',
  {
    input: { q: 'neem', low_stock: '1' },
    output: { products: [productRowExample], next: null },
  },
);

export const countProducts = productList.count({ low_stock: '1' }, 12, 'products');

export const exportProducts = productList.export(
  'All products that the same filters find, by name, as a CSV file.',
  { low_stock: '1' },
);

export const findProduct = defineConsoleAction({
  summary: 'The product with exactly this SKU or barcode, as typed or scanned.',
  access: 'stock',
  input: z.object({ code: requiredText(60) }),
  output: z.object({ product: productRow }),
  example: { input: { code: '8901234567894' }, output: { product: productRowExample } },
});

export const getProduct = defineConsoleAction({
  summary: 'One product whole. It can be sent back to saveProduct with changes.',
  access: 'stock',
  input: z.object({ id }),
  output: z.object({ product: productDetail }),
  example: { input: { id: 12 }, output: { product: productDetailExample } },
});

const openingStock = wholeNumber(0, maxUnitsTyped);

export const saveProduct = defineConsoleAction({
  summary:
    'Adds a product, or changes the fields that are given. `stock` counts only for a new one. Staff change prices only.',
  access: 'prices',
  input: productFields
    .partial()
    .extend({ id: id.optional(), version: id.optional(), stock: openingStock.optional() }),
  output: z.object({ product: productDetail }),
  refusals: ['sku-taken', 'barcode-taken', 'changed-elsewhere'],
  example: {
    input: { id: 12, version: 2, selling_price1: 84 },
    output: { product: productDetailExample },
  },
});

export const deleteProduct = defineConsoleAction({
  summary:
    'Deletes a product that nothing refers to; one with orders or stock movements is hidden.',
  access: 'products',
  input: z.object({ id, version: id.optional() }),
  output: z.object({ deleted: z.boolean(), hidden: z.boolean(), cart_count: count }),
  refusals: ['changed-elsewhere'],
  example: {
    input: { id: 12, version: 3 },
    output: { deleted: false, hidden: true, cart_count: 2 },
  },
});

const place = z.object({ id: z.int(), name: z.string() });

export const listCategories = defineConsoleAction({
  summary: 'Where products can be placed: categories in three levels, and brands.',
  access: 'stock',
  input: z.object({}),
  output: z.object({
    categories: z.array(
      place.extend({
        subcategories: z.array(place.extend({ sub_subcategories: z.array(place) })),
      }),
    ),
    brands: z.array(place),
  }),
  example: {
    input: {},
    output: {
      categories: [
        {
          ...{ id: 5, name: 'Skin Care' },
          subcategories: [
            { id: 9, name: 'Face Care', sub_subcategories: [{ id: 21, name: 'Face Wash' }] },
          ],
        },
      ],
      brands: [{ id: 3, name: 'Doon Botanics' }],
    },
  },
});

export const uploadPicture = defineConsoleAction({
  summary:
    'Keeps a picture (JPEG, PNG, WebP or AVIF; at most 10 MB and 50 megapixels), re-encoded. multipart/form-data.',
  access: 'products',
  takesFile: true,
  // The form around the file takes some, too.
  maxBodyBytes: uploadLimits.uploadPicture.bytes + 16 * 1024,
  tooLarge: uploadLimits.uploadPicture.text,
  input: z.object({
    folder: z.enum(pictureFolders),
    file: z.instanceof(Uint8Array, { error: 'must be a file' }),
  }),
  output: z.object({ name: z.string(), width: count, height: count }),
  refusals: ['not-a-picture', 'picture-too-large', 'broken-picture'],
  example: {
    input: { folder: 'products', file: new Uint8Array() },
    output: { name: '0f343b0931126a20f133d67c2b018a3b.webp', width: 1200, height: 1200 },
  },
});
