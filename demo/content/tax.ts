import type { UnitCode } from '#domain/tax/unit-codes.ts';
import type { PictureKind } from '../types.ts';

/** HSN by subcategory or, where its goods differ, by sub-subcategory. An example: no owner takes it unread. */
const hsnBySlug: Readonly<Record<string, string>> = {
  ...{ 'fever-pain-relief': '3004', 'cough-cold': '3004', 'stomach-care': '3004' },
  ...{ 'throat-lozenges': '1704', 'ors-rehydration': '3004', digestives: '2106' },
  ...{ 'first-aid': '3005', antiseptics: '3004', 'eye-ear-care': '3004' },
  ...{ 'nutrition-drinks': '2106', 'malt-drinks': '1901', 'glucose-energy': '1702' },
  ...{ ayurveda: '3004', 'herbal-juices': '2009', honey: '0409', vitamins: '2106' },
  ...{ 'health-devices': '9018', thermometers: '9025', 'steam-heat': '9019' },
  ...{ hygiene: '3401', 'sanitary-pads': '96190010', 'adult-diapers': '96190090' },
  ...{ 'masks-gloves': '6307', 'oral-care': '3306' },
  ...{ 'diapers-wipes': '96190030', 'baby-wipes': '3401', 'baby-bath-skin': '3304' },
  ...{
    'baby-soaps-wash': '3401',
    'baby-feeding': '3924',
    'baby-food': '1901',
    'baby-toys': '9503',
  },
  ...{ 'dog-food': '2309', 'cat-food-litter': '2309', 'cat-litter': '2508' },
  ...{ 'pet-grooming': '3307', 'tick-flea': '3808', 'pet-combs-wipes': '9615' },
  ...{ 'pet-accessories': '4201', 'face-care': '3304', 'body-care': '3304', soaps: '3401' },
  ...{ 'body-wash': '3401', 'talc-deo': '3307', 'lip-hand-care': '3304', 'hair-care': '3305' },
  'mens-grooming': '3307',
};

export function hsnOf(product: { subcategory: string; subSubcategory: string | null }): string {
  return hsnBySlug[product.subSubcategory ?? ''] ?? hsnBySlug[product.subcategory] ?? '';
}

/** Since 22 September 2025, and for some what held before, which older returns need. */
const before = '2017-07-01';
const since = '2025-09-22';

export const taxRates: { hsn: string; from: string; rate: number }[] = [
  ...['3004', '3005', '3305', '3306', '3401', '1704', '1901', '2106', '2009'].flatMap((hsn) => [
    { hsn, from: before, rate: hsn.startsWith('300') ? 12_00 : 18_00 },
    { hsn, from: since, rate: 5_00 },
  ]),
  ...['0409', '1702', '2508', '3924', '6307', '9018', '9019', '9025', '9503', '9615', '9619'].map(
    (hsn) => ({ hsn, from: since, rate: 5_00 }),
  ),
  { hsn: '96190010', from: before, rate: 0 },
  ...['2309', '3304', '3307', '3808', '4201'].map((hsn) => ({ hsn, from: before, rate: 18_00 })),
];

const bottles: readonly PictureKind[] = ['bottle', 'syrup', 'pump-bottle', 'dropper', 'spray'];
const packets: readonly PictureKind[] = ['pouch', 'bag', 'diaper-pack', 'wipes', 'carton'];

/** The unit code that its bill names. */
export function uqcOf(kind: PictureKind): UnitCode {
  if (bottles.includes(kind)) return 'BTL';
  if (kind === 'tube') return 'TUB';
  return packets.includes(kind) ? 'PAC' : 'PCS';
}
