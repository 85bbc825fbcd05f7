import { z } from 'zod';
import { beyondSpec, count, hindiName, rupees } from './fields.ts';

const packNumber = z.int().min(1).nullable();
const packPrice = rupees.nullable();
const packPercent = z.number().nullable();
const packText = z.string().nullable();

/** A product as lists carry it, without the fields that only its own page shows. */
export const productCard = z.object({
  id: z.int(),
  slug: z.string(),
  sku: z.string(),
  product_name: z.string(),
  product_name_hi: hindiName,
  image_name: z.string(),
  brand_id: beyondSpec(z.int()),
  brand_name: beyondSpec(z.string()),
  brand_name_hi: hindiName,
  mrp: rupees,
  mrp1: packPrice,
  mrp2: packPrice,
  mrp3: packPrice,
  selling_price1: packPrice,
  selling_price2: packPrice,
  selling_price3: packPrice,
  set_qty1: packNumber,
  set_qty2: packNumber,
  set_qty3: packNumber,
  packaging1: packText,
  packaging2: packText,
  packaging3: packText,
  sp_percentage1: packPercent,
  sp_percentage2: packPercent,
  sp_percentage3: packPercent,
  maxqty: count,
  stock: count,
  category_name: z.string(),
  subcategory_name: z.string(),
  sub_subcategory_name: z.string().nullable(),
  product_unique_id: z.string(),
});

const productPlace = z.object({
  category_name: z.string(),
  category_name_hi: hindiName,
  subcategory_name: z.string(),
  subcategory_name_hi: hindiName,
  subcategory_slug: beyondSpec(z.string()),
  sub_subcategory_name: z.string().nullable(),
  sub_subcategory_name_hi: hindiName,
  sub_subcategory_slug: beyondSpec(z.string().nullable()),
});

export const product = productCard.extend({
  product_description: z.string(),
  product_description_hi: hindiName,
  categories: z.array(productPlace),
});

export type ProductCardWire = z.output<typeof productCard>;
export type ProductWire = z.output<typeof product>;

export const cardExample: ProductCardWire = {
  id: 12,
  slug: 'neem-face-wash-100-ml',
  sku: 'NIM-FW-100',
  product_name: 'Neem Face Wash 100 ml',
  product_name_hi: 'नीम फेस वॉश 100 ml',
  image_name: 'neem-face-wash-100-ml.webp',
  brand_id: 3,
  brand_name: 'Doon Botanics',
  mrp: 120,
  mrp1: 120,
  mrp2: 120,
  mrp3: null,
  selling_price1: 84,
  selling_price2: 81,
  selling_price3: null,
  set_qty1: 6,
  set_qty2: 12,
  set_qty3: null,
  packaging1: 'Box of 6',
  packaging2: 'Box of 12',
  packaging3: null,
  sp_percentage1: 30,
  sp_percentage2: 32.5,
  sp_percentage3: null,
  maxqty: 240,
  stock: 860,
  category_name: 'Skin Care',
  subcategory_name: 'Face Care',
  sub_subcategory_name: 'Face Wash',
  product_unique_id: 'P-7F3K2A',
};

export const productExample: ProductWire = {
  ...cardExample,
  product_description: '<p>Everyday face wash with neem and tulsi.</p>',
  product_description_hi: '<p>नीम और तुलसी वाला रोज़ का फेस वॉश।</p>',
  categories: [
    {
      category_name: 'Skin Care',
      category_name_hi: 'त्वचा की देखभाल',
      subcategory_name: 'Face Care',
      subcategory_name_hi: 'चेहरे की देखभाल',
      subcategory_slug: 'face-care',
      sub_subcategory_name: 'Face Wash',
      sub_subcategory_slug: 'face-wash',
    },
  ],
};
