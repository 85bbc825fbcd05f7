import type { GstMode } from '#domain/tax/place-of-supply.ts';

/** What a product's picture is drawn as. */
export type PictureKind =
  | 'bottle'
  | 'syrup'
  | 'pump-bottle'
  | 'dropper'
  | 'spray'
  | 'tube'
  | 'carton'
  | 'blister'
  | 'sachet-strip'
  | 'pouch'
  | 'jar'
  | 'tub'
  | 'tin'
  | 'flat-tin'
  | 'soap'
  | 'stick'
  | 'roll'
  | 'diaper-pack'
  | 'wipes'
  | 'bag'
  | 'feeding-bottle'
  | 'sipper'
  | 'teat'
  | 'thermometer'
  | 'bp-monitor'
  | 'glucometer'
  | 'oximeter'
  | 'steamer'
  | 'hot-bag'
  | 'mask'
  | 'toothbrush'
  | 'rattle'
  | 'teether'
  | 'blocks'
  | 'soft-toy'
  | 'ball'
  | 'rope-toy'
  | 'bowl'
  | 'collar'
  | 'comb'
  | 'razor';

/** `mrpPaise: null` means the product's own MRP. */
export type DemoPack = {
  size: number;
  pricePaise: number;
  mrpPaise: number | null;
  packaging: string;
};

export type DemoProduct = {
  sku: string;
  barcode: string;
  slug: string;
  uniqueId: string;
  name: string;
  /** '': it has none. */
  nameHi: string;
  /** Brand slug. */
  brand: string;
  subcategory: string;
  subSubcategory: string | null;
  kind: PictureKind;
  /** File name in demo/pictures/products. */
  image: string;
  mrpPaise: number;
  /** One to three. */
  packs: DemoPack[];
  /** Units. */
  stock: number;
  /** Limit of units per pack slot. */
  maxUnits: number;
  descriptionHtml: string;
  /** '': it has none. */
  descriptionHtmlHi: string;
  addedDaysAgo: number;
  bestPick: boolean;
  unitsSold90d: number;
};

export type DemoSubSubcategory = { name: string; nameHi: string; slug: string; image: string };
export type DemoSubcategory = {
  name: string;
  nameHi: string;
  slug: string;
  image: string;
  subSubcategories: DemoSubSubcategory[];
};
export type DemoCategory = { name: string; nameHi: string; subcategories: DemoSubcategory[] };
export type DemoBrand = {
  name: string;
  nameHi: string;
  slug: string;
  logo: string;
  altText: string;
};
export type DemoBanner = {
  type: 'main' | 'last' | 'bottom';
  image: string;
  link: string;
  altText: string;
};

export type DemoReview = {
  sku: string;
  /** Index into customers. */
  customer: number;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  daysAgo: number;
  edited: boolean;
  likes: number;
  dislikes: number;
};

export type DemoCustomer = {
  firmName: string;
  ownerName: string;
  shopNo: string;
  address: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  distanceKm: number;
  mobile: string;
  email: string;
  pin: string | null;
  ssiNo: string;
  foodLicence: string;
  dlNumber: string;
  gstNumber: string;
  google: string;
  route: string;
};

export type DemoCoupon = {
  code: string;
  kind: 'flat' | 'percent';
  flatPaise: number | null;
  percent: number | null;
  ceilingPaise: number | null;
  minimumPaise: number;
  fromDaysAgo: number;
  /** Negative: already past. */
  untilDaysAhead: number;
  limitTotal: number | null;
  limitPerCustomer: number | null;
};

export type DemoOrderStatus =
  | 'active'
  | 'accepted'
  | 'processing'
  | 'out_for_delivery'
  | 'delivered'
  | 'completed'
  | 'cancelled';

export type DemoOrder = {
  customer: number;
  status: DemoOrderStatus;
  daysAgo: number;
  deliveryType: 'pickup' | 'delivery';
  express: boolean;
  note: string;
  coupon: string | null;
  /** Why the shop cancelled it. */
  why?: { reason: string; reasonHi: string };
  lines: { sku: string; slot: 1 | 2 | 3; packs: number }[];
};

export type DemoNotification = {
  customer: number;
  image: string | null;
  read: boolean;
  hoursAgo: number;
} & (
  | { /** Of the customer's newest order in this status. */ order: DemoOrderStatus }
  | {
      /** An operator's own words. */ text: string;
      textHi: string /** Opens this page. */;
      path?: string;
    }
);

export type DemoSettings = {
  shopName: string;
  pageTitle: string;
  metaDescription: string;
  pageTitleHi: string;
  metaDescriptionHi: string;
  addressHi: string;
  openingHours: string;
  openingHoursHi: string;
  metaKeywords: string;
  headerTags: string;
  schemaCode: string;
  logo: string;
  logoDark: string;
  facebook: string;
  instagram: string;
  linkedin: string;
  twitter: string;
  youtube: string;
  address: string;
  phone: string;
  email: string;
  storePhone: string;
  upiId: string;
  gstin: string;
  gstMode: GstMode;
  state: string;
  city: string;
  pincode: string;
  deliveryKm: number;
  costPerKmPaise: number;
  expressPaise: number;
};

export type DemoPages = {
  about: string;
  terms: string;
  privacy: string;
  refund: string;
  shipping: string;
};

export type DemoFaq = {
  question: string;
  answerHtml: string;
  questionHi: string;
  answerHtmlHi: string;
};

export type DemoShop = {
  settings: DemoSettings;
  categories: DemoCategory[];
  brands: DemoBrand[];
  banners: DemoBanner[];
  products: DemoProduct[];
  pages: DemoPages;
  hindiPages: DemoPages;
  faqs: DemoFaq[];
  customers: DemoCustomer[];
  coupons: DemoCoupon[];
  reviews: DemoReview[];
  orders: DemoOrder[];
  notifications: DemoNotification[];
};
