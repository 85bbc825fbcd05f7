import type { ActionName } from '#contract/index.ts';

/** What is kept of a value: all of it, its elements, its named fields, or those of its JSON text. */
type Kept = 'all' | { each: Kept } | { fields: Record<string, Kept> } | { json: Kept };

function fields(names: string, more: Record<string, Kept> = {}): Kept {
  const plain = names.split(/\s+/).filter(Boolean);
  return {
    fields: { ...Object.fromEntries(plain.map((name) => [name, 'all' as const])), ...more },
  };
}

function each(kept: Kept): Kept {
  return { each: kept };
}

function json(kept: Kept): Kept {
  return { json: kept };
}

/** `mrp1 mrp2 mrp3` */
function slots(...names: string[]): string {
  return names.flatMap((name) => [1, 2, 3].map((slot) => name + slot)).join(' ');
}

// Spec §3, entity by entity.
const settings = fields(
  'page_title meta_description meta_keywords header_tags schema_code logo facebook instagram linkedin twitter youtube',
);
const subSubcategory = fields('id sub_subcategory_name sub_subcategory_slug sub_subcategory_image');
const category = fields('id category_name', {
  subcategories: each(
    fields('slug subcategory_name subcategory_image', { sub_subcategories: each(subSubcategory) }),
  ),
});
const banner = fields('id banner_type banner_image link alt_text');
const brand = fields('id brand_name brand_logo alt_text');
const place = 'category_name subcategory_name sub_subcategory_name';
const product = fields(
  `id slug sku product_name image_name mrp ${slots('mrp', 'selling_price', 'set_qty', 'packaging', 'sp_percentage')} maxqty stock product_description ${place} product_unique_id`,
  { categories: each(fields(place)) },
);
const units = slots('variant_qty');
const line = `id product_id product_name image_name mrp selling_price variant variant_qty ${units} ${slots('set_qty')} out_stock price_update2 qty`;
const review = fields('id owner_name rating review created_at is_edited likes dislikes');
const notification = fields('id status_response notifi_text img_url created_at');
const faq = fields('id question answer');
const customer = fields(
  'firm_name owner_name address distance mobile email ssi_no food_licence dl_number gst_number shop_no city state country pincode google route',
);
const billing = fields(
  'firmName ownerName address distance phone email ssiNo foodLicenseNo dlNumber gst shop_no city state country pincode google route',
);
const order = fields(
  'id status delivery_type payment_method note item_total discount coupon_discount discount_code_applied delivery_charges express_delivery_charges total_to_pay created_at',
  // §7 has `set_qty` in the items of an order.
  { billing_info: json(billing), cart_items: json(each(fields(`${line} set_qty`))) },
);

type Specified = { query: string; answer: Kept };

const page: Specified = { query: '', answer: fields('success', { data: fields('value') }) };
const products = each(product);

/** Spec §7, line by line: the parameters of a GET, and "response read". Other actions are unknown. */
export const specified: Partial<Record<ActionName, Specified>> = {
  getHomeSettings: { query: '', answer: fields('success', { data: settings }) },
  getBanners: { query: '', answer: fields('status', { banners: each(banner) }) },
  getAllBannersLast: { query: '', answer: fields('', { data: each(banner) }) },
  getAllBannersBottom: { query: '', answer: fields('', { data: each(banner) }) },
  getAllBrands: { query: '', answer: fields('status', { data: each(brand) }) },
  handleAbandonedCarts: { query: '', answer: fields('status categories') },
  getManageWebsiteData: page,
  getTermsData: page,
  getPrivacyData: page,
  getRefundData: page,
  getShippingData: page,
  getAllFaqs: { query: '', answer: fields('success', { data: each(faq) }) },
  getAllCategoriesWithSubcategories: {
    query: '',
    answer: fields('status', { categories: each(category) }),
  },
  getAllProductsWithImageNewBest: { query: '', answer: fields('', { products }) },
  getAllProductsWithImageNew: { query: '', answer: fields('', { products }) },
  getAllProductsByBrand: { query: 'brand_id', answer: fields('status', { products }) },
  searchProducts: {
    query: 'q',
    answer: fields('', { data: each(fields('slug image_name product_name')) }),
  },
  getProductBySlug: { query: 'slug', answer: fields('', { product }) },
  getProductStock: { query: 'product_id', answer: fields('success stock') },
  getProductsBySubcategorySlug: { query: 'slug', answer: fields('status', { products }) },
  getSubSubcategoriesBySubcategorySlugiff: {
    query: 'slug',
    answer: fields('', { data: each(subSubcategory) }),
  },
  getSubSubcategoriesBySubcategorySlug: { query: 'slug', answer: fields('', { products }) },
  getReviewsByProductId: {
    query: 'product_id',
    answer: fields('success average_rating total_reviews', { reviews: each(review) }),
  },
  submitProductReview: { query: '', answer: fields('success message') },
  countCartVariants: { query: 'user_id', answer: fields('status count message') },
  getCartItemsByUserId: {
    query: 'userId',
    answer: fields('', { cart: each(fields(`product_id ${units}`)) }),
  },
  getCartProductByUserId: { query: 'userId', answer: fields('', { cart: each(fields(line)) }) },
  addToCart: { query: '', answer: fields(`status message ${units}`) },
  updateCartItem: { query: '', answer: fields('status message', { updated_data: fields(units) }) },
  removeFromCart: { query: '', answer: fields('') },
  getCouponDataByUserId: {
    query: 'id coupon_code',
    answer: fields('status discount_applied message amount_needed'),
  },
  getCustomerById: { query: 'id', answer: fields('status', { data: customer }) },
  getDeliverySettings: {
    query: '',
    answer: fields('status', { settings: fields('cost_per_km express_delivery') }),
  },
  insertOrder: { query: '', answer: fields('success message') },
  getOrderById: { query: 'id', answer: fields('success', { order }) },
  getOrdersByUserId: { query: 'user_id', answer: fields('status', { orders: each(order) }) },
  cancelOrderById: { query: 'id', answer: fields('success message') },
  updateOrderQtyEditDelivery: { query: '', answer: fields('success') },
  getUserNotifications: {
    query: 'user_id',
    answer: fields('status', { data: each(notification) }),
  },
  markNotificationAsRead: { query: '', answer: fields('status') },
  getPriceUpdateNotificationCount: { query: 'user_id', answer: fields('success count') },
  markPriceUpdateClicked: { query: '', answer: fields('success') },
  registerUsernew: { query: '', answer: fields('success message') },
  loginUserdata: { query: '', answer: fields('status user_id user_name message') },
  contactUsForm: { query: '', answer: fields('') },
  sendResetPinLink: { query: '', answer: fields('status message') },
  updatePinWithToken: { query: '', answer: fields('status message') },
};

/** What is left of an answer. */
export function strip(value: unknown, kept: Kept): unknown {
  if (kept === 'all' || value === null || value === undefined) return value;
  if ('json' in kept) return JSON.stringify(strip(JSON.parse(String(value)), kept.json));
  if ('each' in kept)
    return Array.isArray(value) ? value.map((one) => strip(one, kept.each)) : value;
  const left = Object.entries(value).flatMap(([name, one]) => {
    const inner = kept.fields[name];
    return inner === undefined ? [] : [[name, strip(one, inner)] as const];
  });
  return Object.fromEntries(left);
}
