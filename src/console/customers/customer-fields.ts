import { customerTexts as t } from '#console/messages/customers.ts';
import { creditModes } from '#domain/customers/credit.ts';

export type CustomerFieldName = keyof typeof t.fields;

type CustomerField = {
  name: CustomerFieldName;
  required?: boolean;
  maxLength?: number;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** A choice of these, for which nothing is typed. */
  options?: readonly { id: string; name: string }[];
};

/** Every field of a customer in the order a person fills them in; the server checks what is in them. */
export const customerFields: readonly CustomerField[] = [
  { name: 'firm_name', required: true, maxLength: 150 },
  { name: 'owner_name', required: true, maxLength: 100 },
  { name: 'mobile', required: true, maxLength: 20, inputMode: 'tel' },
  { name: 'email', maxLength: 254, inputMode: 'email' },
  { name: 'shop_no', maxLength: 50 },
  { name: 'address', required: true, maxLength: 500 },
  { name: 'city', required: true, maxLength: 100 },
  { name: 'state', required: true, maxLength: 100 },
  { name: 'pincode', required: true, maxLength: 6, inputMode: 'numeric' },
  { name: 'country', required: true, maxLength: 100 },
  { name: 'distance', required: true, maxLength: 7, inputMode: 'decimal' },
  { name: 'route', maxLength: 100 },
  { name: 'google', maxLength: 500, inputMode: 'url' },
  { name: 'gst_number', maxLength: 15 },
  { name: 'dl_number', maxLength: 50 },
  { name: 'food_licence', maxLength: 50 },
  { name: 'ssi_no', maxLength: 50 },
  { name: 'credit_limit', maxLength: 10, inputMode: 'decimal' },
  { name: 'credit_days', maxLength: 3, inputMode: 'numeric' },
  { name: 'credit_mode', options: creditModes.map((id) => ({ id, name: t.creditModes[id] })) },
  {
    name: 'due_mails',
    options: (['true', 'false'] as const).map((id) => ({ id, name: t.dueMails[id] })),
  },
];

/** What a new customer begins with. */
export const usualTerms = { credit_days: '0', credit_mode: 'warn', due_mails: 'true' };

/** Shown where the account is, not in the profile. */
export const creditFields: readonly CustomerFieldName[] = [
  ...(['credit_limit', 'credit_days', 'credit_mode', 'due_mails'] as const),
];
