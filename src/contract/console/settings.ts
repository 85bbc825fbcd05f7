import { z } from 'zod';
import {
  count,
  id,
  noInput,
  numberField,
  requiredLine,
  requiredText,
  rupees,
  text,
  wholeNumber,
} from '#contract/fields.ts';
import { isGstin, isPincode } from '#domain/india/indian-formats.ts';
import { indianStates } from '#domain/india/indian-states.ts';
import { isSeriesPrefix } from '#domain/invoices/invoice-number.ts';
import { maxDeliveryKm, maxUnitsTyped } from '#domain/limits.ts';
import { isUpiId } from '#domain/payments/upi.ts';
import { maxReturnDays } from '#domain/returns/return-window.ts';
import { gstModes } from '#domain/tax/place-of-supply.ts';
import { defineConsoleAction } from './define.ts';
import { picture } from './fields.ts';

const social = text(300).refine(
  (link) => link === '' || (/^https:\/\//i.test(link) && URL.canParse(link)),
  'must be a link that begins with https://',
);
const charge = numberField(
  /^\d{1,5}(\.\d{1,2})?$/,
  'must be an amount in rupees, at most 99,999.99',
);
const prefix = requiredText(3)
  .transform((letters) => letters.toUpperCase())
  .refine(isSeriesPrefix, 'must be 1 to 3 letters or digits that do not begin with 0');
const phone = text(30).regex(/^[\d\s+()/,-]*$/, 'must be a phone number');

/** What an operator may say about the shop. */
export const settingsFields = z.object({
  shop_name: requiredLine(100),
  logo: picture,
  /** For dark screens. */
  logo_dark: picture,
  page_title: requiredText(120),
  meta_description: text(320),
  meta_keywords: text(500),
  /** HTML: of it only meta and link are kept. */
  header_tags: text(5_000),
  /** JSON. */
  schema_code: text(10_000),
  address: text(500),
  phone,
  /** For who picks up. */
  store_phone: phone,
  email: text(254).refine(
    (address) => address === '' || z.email().safeParse(address).success,
    'must be an e-mail address',
  ),
  opening_hours: text(500),
  ...{ page_title_hi: text(120), meta_description_hi: text(320) },
  ...{ address_hi: text(500), opening_hours_hi: text(500) },
  ...{ facebook: social, instagram: social, linkedin: social, twitter: social, youtube: social },
  cost_per_km: charge,
  express_delivery: charge,
  /** How far the shop delivers, said on its home page; 0: not said. */
  delivery_km: wholeNumber(0, maxDeliveryKm),
  upi_id: text(100).refine((upi) => upi === '' || isUpiId(upi), 'must be like shop@bank'),
  gstin: text(15)
    .transform((gstin) => gstin.toUpperCase())
    .refine(
      (gstin) => gstin === '' || isGstin(gstin),
      'is not a valid GSTIN: please check its letters and digits',
    ),
  gst_mode: z.enum(gstModes, 'must be regular, composition or unregistered'),
  /** Where the shop is; '': not said. */
  state: text(50).refine(
    (state) => state === '' || indianStates.includes(state),
    'must be a State of India',
  ),
  city: text(50),
  pincode: text(6).refine((pin) => pin === '' || isPincode(pin), 'must be a PIN code of 6 digits'),
  /** Whether papers to registered buyers need e-invoices: above a turnover of ₹5 crore. */
  e_invoice: z.boolean('must be true or false'),
  /** What the numbers of its papers begin with. */
  invoice_prefix: prefix,
  credit_note_prefix: prefix,
  receipt_prefix: prefix,
  /** What a customer is charged with for a cheque that bounced, where nothing else is said. */
  bounce_charge: charge,
  /** What stands above dues that are reminded of; '': the shop's usual words. */
  dues_text: text(1_000),
  dues_text_hi: text(1_000),
  /** The fewest digits of an HSN. */
  hsn_digits: numberField(/^[468]$/, 'must be 4, 6 or 8'),
  /** Below this a product is low on stock; null: three of its smallest packs. */
  low_stock_units: wholeNumber(0, maxUnitsTyped).nullable(),
  /** Low on stock too is what sells out in fewer days than this; 0: none. */
  cover_days: wholeNumber(0, 365),
  /** After the delivery, in which customers may ask for a return; 0: they cannot. */
  return_days: wholeNumber(0, maxReturnDays),
});

export type SettingsFields = z.output<typeof settingsFields>;

const settings = z.object({
  ...{ version: z.int(), shop_name: z.string(), logo: z.string(), logo_dark: z.string() },
  ...{ page_title: z.string(), meta_description: z.string(), meta_keywords: z.string() },
  ...{ header_tags: z.string(), schema_code: z.string(), address: z.string() },
  ...{ phone: z.string(), store_phone: z.string(), email: z.string(), opening_hours: z.string() },
  ...{ page_title_hi: z.string(), meta_description_hi: z.string() },
  ...{ address_hi: z.string(), opening_hours_hi: z.string() },
  ...{ facebook: z.string(), instagram: z.string(), linkedin: z.string(), twitter: z.string() },
  ...{ youtube: z.string(), cost_per_km: rupees, express_delivery: rupees, upi_id: z.string() },
  ...{ gstin: z.string(), gst_mode: z.enum(gstModes), state: z.string() },
  ...{ city: z.string(), pincode: z.string(), e_invoice: z.boolean() },
  ...{ invoice_prefix: z.string(), credit_note_prefix: z.string(), hsn_digits: z.int() },
  ...{ receipt_prefix: z.string(), bounce_charge: rupees },
  ...{ dues_text: z.string(), dues_text_hi: z.string() },
  ...{ low_stock_units: z.int().nullable(), cover_days: count, return_days: count },
  delivery_km: count,
});

export type SettingsWire = z.output<typeof settings>;

const example: SettingsWire = {
  ...{ version: 3, shop_name: 'Doon Wholesale', logo: 'logo.webp', logo_dark: 'logo-dark.webp' },
  ...{ page_title: 'Doon Wholesale', meta_description: 'Wholesale in Dehradun.' },
  ...{ meta_keywords: 'wholesale, dehradun', header_tags: '', schema_code: '' },
  ...{ address: '14 Gandhi Road, Dehradun 248001', phone: '98765 43210', store_phone: '' },
  ...{ email: 'hello@thok.example', opening_hours: 'Mon–Sat 9 am – 7 pm' },
  ...{ page_title_hi: '', meta_description_hi: '', address_hi: '', opening_hours_hi: '' },
  ...{ facebook: '', instagram: '', linkedin: '', twitter: '', youtube: '' },
  ...{ cost_per_km: 4, express_delivery: 60, upi_id: 'doonwholesale@upi' },
  ...{ gstin: '05AADCD4821K1ZS', gst_mode: 'regular', state: 'Uttarakhand' },
  ...{ city: 'Dehradun', pincode: '248001', e_invoice: false },
  ...{ invoice_prefix: 'INV', credit_note_prefix: 'CRN', hsn_digits: 4 },
  ...{ receipt_prefix: 'RCT', bounce_charge: 250, dues_text: '', dues_text_hi: '' },
  ...{ low_stock_units: null, cover_days: 7, return_days: 15, delivery_km: 60 },
};

export const getSettings = defineConsoleAction({
  summary: 'The settings of the shop. They can be sent back to saveSettings with changes.',
  access: 'settings',
  input: noInput,
  output: z.object({ settings }),
  example: { input: {}, output: { settings: example } },
});

export const saveSettings = defineConsoleAction({
  summary: 'Changes the settings that are given.',
  access: 'settings',
  input: settingsFields.partial().extend({ version: id.optional() }),
  output: z.object({ settings }),
  refusals: ['changed-elsewhere'],
  example: {
    input: { version: 2, opening_hours: 'Mon–Sat 9 am – 7 pm' },
    output: { settings: example },
  },
});
