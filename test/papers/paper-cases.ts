import type { UnitCode } from '#domain/tax/unit-codes.ts';

/** Goods of a case: what the paper names, and how many packs go out. */
export type Goods = {
  name: string;
  nameHi?: string;
  hsn: string;
  uqc?: UnitCode;
  size: number;
  packaging?: string;
  pricePaise: number;
  mrpPaise: number;
  packs: number;
};

export type PaperCase = {
  /** Also the name of its file. */
  name: string;
  shop?: {
    mode?: 'regular' | 'composition' | 'unregistered';
    name?: string;
    address?: string;
    state?: string;
    gstin?: string;
    upiId?: string;
  };
  buyer?: {
    firmName?: string;
    ownerName?: string;
    shopNo?: string;
    address?: string;
    city?: string;
    state?: string;
    pincode?: string;
    gstNumber?: string;
    dlNumber?: string;
    distanceKm?: number;
  };
  goods: readonly Goods[];
  pickup?: boolean;
  express?: boolean;
  coupon?: { kind: 'flat'; flatPaise: number } | { kind: 'percent'; percent: number };
  /** Of what is due, in rupees; 'all' of it. */
  paid?: number | 'all';
  cancelled?: boolean;
  language?: 'en' | 'hi';
  size?: 'a4' | 'a5';
  copies?: 'all';
  /** How many pages one copy takes. */
  pages: number;
};

const faceWash: Goods = {
  ...{ name: 'Himvera Neem Face Wash 100 ml', nameHi: 'हिमवेरा नीम फेस वॉश 100 ml' },
  ...{ hsn: '33049990', uqc: 'TUB', size: 12, packaging: 'Box of 12', packs: 2 },
  ...{ pricePaise: 81_00, mrpPaise: 120_00 },
};
const tablets: Goods = {
  ...{ name: 'Arogin Paracetamol 500 mg 10 tablets', nameHi: 'अरोजिन पैरासिटामोल 500 mg 10 गोलियाँ' },
  ...{ hsn: '30049063', uqc: 'PAC', size: 50, packaging: 'Strip box of 50', packs: 1 },
  ...{ pricePaise: 9_10, mrpPaise: 12_00 },
};
const pads: Goods = {
  ...{ name: 'Sakhi Cotton Pads XL 8 pieces', nameHi: 'सखी कॉटन पैड XL 8 पीस' },
  ...{ hsn: '96190010', uqc: 'PAC', size: 24, packs: 3, pricePaise: 31_25, mrpPaise: 45_00 },
};
const dogFood: Goods = {
  ...{ name: 'Bruno Adult Dog Food Chicken 3 kg', nameHi: 'ब्रूनो एडल्ट डॉग फ़ूड चिकन 3 kg' },
  ...{ hsn: '23091000', uqc: 'BAG', size: 4, packs: 2, pricePaise: 612_35, mrpPaise: 799_00 },
};
const cola: Goods = {
  ...{ name: 'Zing Cola 250 ml', nameHi: 'ज़िंग कोला 250 ml', hsn: '22021010', uqc: 'BTL' },
  ...{ size: 24, packaging: 'Tray of 24', packs: 5, pricePaise: 16_40, mrpPaise: 20_00 },
};

const three = [faceWash, tablets, dogFood];

/** Goods like those of a full shelf, each with a price of its own. */
function many(count: number): Goods[] {
  const kinds = [faceWash, tablets, pads, dogFood, cola];
  return Array.from({ length: count }, (_, i) => {
    const kind = kinds[i % kinds.length] ?? faceWash;
    const pricePaise = kind.pricePaise + 7 * i;
    const name = `${kind.name} ${['Classic', 'Fresh', 'Family pack'][i % 3]}`;
    return { ...kind, name, pricePaise, mrpPaise: pricePaise + 20_00, packs: 1 + (i % 7) };
  });
}

/** Goods of many chapters, as a general store orders them: each HSN is a row of its own under the lines. */
function mixedShelf(count: number): Goods[] {
  const chapters = ['3004', '3304', '2309', '2202'];
  const hsnOf = (kind: number) => `${chapters[kind % 4]}${1000 + kind}`;
  return many(count).map((goods, i) => ({ ...goods, hsn: hsnOf(i % 14) }));
}

const negi = {
  ...{ firmName: 'Negi General Store', ownerName: 'Asha Negi', shopNo: '12' },
  ...{ address: 'Rajpur Road', city: 'Dehradun', state: 'Uttarakhand', pincode: '248001' },
};
const bansal = {
  ...{ firmName: 'Bansal Medical Hall', ownerName: 'Rakesh Bansal', shopNo: '7-B' },
  ...{ address: 'Paltan Bazaar', city: 'Dehradun', state: 'Uttarakhand', pincode: '248001' },
  ...{ gstNumber: '05AAACB4321D1ZH', dlNumber: 'UK-DDN-20B-118204, UK-DDN-21B-118205' },
};
const saharanpur = {
  ...{ firmName: 'Saharanpur Chemists', ownerName: 'Imran Khan', shopNo: '41' },
  ...{ address: 'Court Road', city: 'Saharanpur', state: 'Uttar Pradesh', pincode: '247001' },
  ...{ gstNumber: '09AABCS7788K1ZJ', distanceKm: 68 },
};

/** What papers there are: the law's cases, then those that strain the page. */
export const paperCases: readonly PaperCase[] = [
  { name: '01-registered-within-the-state', buyer: bansal, goods: three, pages: 1 },
  { name: '02-unregistered-on-a5', buyer: negi, goods: three, size: 'a5', pages: 1 },
  { name: '03-into-another-state', buyer: saharanpur, goods: three, pages: 1 },
  {
    name: '04-union-territory',
    shop: {
      state: 'Chandigarh',
      gstin: '04AADCD4821K1ZU',
      address: 'SCO 12, Sector 17, Chandigarh 160017',
    },
    buyer: { ...negi, city: 'Chandigarh', state: 'Chandigarh', pincode: '160017' },
    ...{ goods: three, size: 'a5', pages: 1 },
  },
  { name: '05-only-nil-rated', buyer: negi, goods: [pads], pages: 1 },
  {
    name: '06-nil-5-18-and-40-percent',
    ...{ buyer: bansal, goods: [pads, faceWash, tablets, dogFood, cola], pages: 1 },
  },
  {
    name: '07-flat-coupon',
    coupon: { kind: 'flat', flatPaise: 50_00 },
    ...{ buyer: bansal, goods: [pads, faceWash, dogFood], pages: 1 },
  },
  {
    name: '08-percent-coupon-express-on-a5',
    coupon: { kind: 'percent', percent: 10 },
    ...{ buyer: negi, goods: [faceWash, dogFood, cola], express: true, size: 'a5', pages: 1 },
  },
  {
    name: '09-fetched-by-another-state',
    ...{ buyer: saharanpur, goods: three, pickup: true, pages: 1 },
  },
  {
    name: '10-unregistered-above-50000',
    ...{
      buyer: negi,
      goods: [
        { ...dogFood, packs: 25 },
        { ...faceWash, packs: 5 },
      ],
      pages: 1,
    },
  },
  {
    name: '11-composition',
    ...{ shop: { mode: 'composition' }, buyer: bansal, goods: three, pages: 1 },
  },
  {
    name: '12-shop-without-gst-on-a5',
    shop: { mode: 'unregistered', gstin: '' },
    ...{ buyer: negi, goods: three, size: 'a5', pages: 1 },
  },
  { name: '13-sixty-lines', buyer: bansal, goods: many(60), pages: 2 },
  { name: '14-sixty-lines-on-a5', buyer: bansal, goods: many(60), size: 'a5', pages: 3 },
  { name: '15-thirty-lines', buyer: saharanpur, goods: many(30), pages: 1 },
  { name: '16-thirty-lines-on-a5', buyer: bansal, goods: many(30), size: 'a5', pages: 2 },
  {
    name: '17-hindi',
    ...{ buyer: { ...negi, firmName: 'नेगी जनरल स्टोर', ownerName: 'आशा नेगी' } },
    ...{ goods: [pads, faceWash, tablets, dogFood], language: 'hi', pages: 1 },
  },
  {
    name: '18-hindi-on-a5',
    coupon: { kind: 'flat', flatPaise: 50_00 },
    ...{ buyer: bansal, goods: three, language: 'hi', size: 'a5', pages: 1 },
  },
  {
    name: '19-long-names-on-a5',
    shop: {
      name: 'Shri Badri Vishal Pharmaceuticals and General Merchants Wholesale Corporation',
      address:
        'Plot No. 214 to 219, Transport Nagar Industrial Area Phase II, Near Saharanpur Chowk Flyover, Dehradun 248002',
      upiId: 'shribadrivishalpharmaceuticals.wholesale@unionbankofindia',
    },
    buyer: {
      firmName:
        'Messrs Ramkishan Gopaldas Agarwal and Sons Ayurvedic, Unani and Allopathic Medicines',
      ownerName: 'Chandrashekhar Venkataraghavan Subramaniam',
      shopNo: 'Ground floor, shop numbers 3, 4 and 5, Old Kotwali Building',
      address: 'Opposite Government Girls Inter College, Behind the Clock Tower, Chakrata Road',
      ...{ city: 'Thiruvananthapuram', state: 'Dadra and Nagar Haveli and Daman and Diu' },
      ...{ pincode: '396230', gstNumber: '26AABCR1234Q1Z7' },
      dlNumber: 'DNH/20B/2019/000123456, DNH/21B/2019/000123457, DNH/20/2021/0009876',
      distanceKm: 4,
    },
    goods: [
      {
        ...faceWash,
        name: 'Himvera Professional Advanced Hydrating Ayurvedic Neem, Tulsi and Turmeric Face Wash with Aloe Vera, for oily skin, 100 ml',
        ...{ packs: 400, pricePaise: 1_999_99, mrpPaise: 2_499_99 },
      },
      { ...tablets, name: 'Electrolyteconcentratesolutionwithoutanyspaces 500 mg', packs: 900 },
    ],
    ...{ size: 'a5', pages: 1 },
  },
  {
    name: '20-three-copies-part-paid',
    ...{ buyer: bansal, goods: three, paid: 1_000, copies: 'all', pages: 1 },
  },
  { name: '21-paid-in-full-on-a5', buyer: negi, goods: three, paid: 'all', size: 'a5', pages: 1 },
  { name: '22-cancelled', buyer: bansal, goods: three, cancelled: true, pages: 1 },
  {
    name: '23-thirty-lines-of-many-chapters',
    coupon: { kind: 'flat', flatPaise: 50_00 },
    ...{ buyer: bansal, goods: mixedShelf(30), pages: 1 },
  },
];
