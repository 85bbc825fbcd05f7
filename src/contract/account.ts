import { z } from 'zod';
import { languages } from '#domain/india/language.ts';
import { credit, creditExample } from './credit.ts';
import { defineAction } from './define.ts';
import {
  beyondSpec,
  email,
  flag,
  id,
  isoTime,
  optionalText,
  phone,
  pin,
  requiredText,
} from './fields.ts';

const customer = z.object({
  id: beyondSpec(z.int()),
  firm_name: z.string(),
  owner_name: z.string(),
  address: z.string(),
  distance: z.number(),
  mobile: z.string(),
  email: z.string(),
  ssi_no: z.string(),
  food_licence: z.string(),
  dl_number: z.string(),
  gst_number: z.string(),
  shop_no: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pincode: z.string(),
  google: z.string(),
  route: z.string(),
  /** Whether the steps of orders are mailed. */
  order_mails: beyondSpec(z.boolean()),
});

export type CustomerWire = z.output<typeof customer>;

const publicWrite = { auth: 'public', effect: 'write' } as const;

export const getCustomerById = defineAction({
  summary: 'One’s own profile.',
  envelope: 'status',
  auth: 'customer',
  effect: 'read',
  customerField: 'id',
  input: z.object({ id }),
  output: z.object({ data: customer }),
  example: {
    input: { id: 1 },
    output: {
      data: {
        id: 1,
        order_mails: true,
        firm_name: 'Negi General Store',
        owner_name: 'Asha Negi',
        address: 'Rajpur Road',
        distance: 6.5,
        mobile: '9876543210',
        email: 'demo@thok.example',
        ssi_no: '',
        food_licence: '',
        dl_number: '',
        gst_number: '',
        shop_no: '12',
        city: 'Dehradun',
        state: 'Uttarakhand',
        country: 'India',
        pincode: '248001',
        google: '',
        route: 'Rajpur',
      },
    },
  },
});

export const getCredit = defineAction({
  summary:
    'What the shop has agreed with a customer about credit, and what is left of it; null where nothing was. Beyond the specification.',
  envelope: 'status',
  auth: 'customer',
  effect: 'read',
  customerField: 'user_id',
  input: z.object({ user_id: id }),
  output: z.object({ credit: credit.nullable() }),
  example: { input: { user_id: 1 }, output: { credit: creditExample } },
});

export const registerUsernew = defineAction({
  ...publicWrite,
  summary: 'Asks for an account; the shop answers within 2 business days.',
  envelope: 'success',
  input: z.object({
    ...{ name: requiredText(100), email, phone, address: requiredText(500) },
    /** The slug of the product whose Add led here: the welcome link leads to it. Beyond the specification. */
    wanted: optionalText(200),
  }),
  output: z.object({ message: z.string() }),
  refusals: ['already-requested'],
  example: {
    input: {
      name: 'Asha Negi',
      email: 'asha@thok.example',
      phone: '9876512345',
      address: 'Rajpur Road, Dehradun',
    },
    output: { message: 'We will connect you within 2 business days.' },
  },
});

export const loginUserdata = defineAction({
  ...publicWrite,
  summary: 'Signs a customer in with e-mail or phone and PIN.',
  envelope: 'status',
  input: z.object({ email_or_phone: requiredText(254), pin: requiredText(20) }),
  output: z.object({
    user_id: z.int(),
    user_name: z.string(),
    message: z.string(),
    /** The account's choice, where it has one. */
    language: z.enum(languages).optional(),
  }),
  refusals: ['wrong-pin', 'locked', 'blocked'],
  example: {
    input: { email_or_phone: '9876543210', pin: '246810' },
    output: { user_id: 1, user_name: 'Asha Negi', message: 'Welcome back!' },
  },
});

export const sendResetPinLink = defineAction({
  ...publicWrite,
  summary: 'Mails a link to set a new PIN, if the address belongs to a customer.',
  envelope: 'status',
  input: z.object({ email }),
  output: z.object({ message: z.string() }),
  example: {
    input: { email: 'demo@thok.example' },
    output: { message: 'An email has been sent with instructions to reset your PIN.' },
  },
});

export const updatePinWithToken = defineAction({
  ...publicWrite,
  summary: 'Sets a new PIN with the token of a reset link.',
  envelope: 'status',
  input: z.object({ token: requiredText(200), pin }),
  output: z.object({
    message: z.string(),
    /** Of a first PIN, which signs in on this device. */
    user_id: z.int().optional(),
    user_name: z.string().optional(),
  }),
  refusals: ['bad-token', 'weak-pin'],
  example: {
    input: { token: 'q1w2…', pin: '246810' },
    output: { message: 'Your PIN has been updated successfully.' },
  },
});

export const openPinLink = defineAction({
  ...publicWrite,
  summary: 'What the token of a link to set a PIN is good for, before anything is typed.',
  envelope: 'status',
  input: z.object({ token: requiredText(200) }),
  output: z.object({
    /** The customer has no PIN yet: this makes the first one, and signs in. */
    is_first: z.boolean(),
    /** The slug of the product that was wanted before registering; '': none. */
    wanted: z.string(),
  }),
  refusals: ['bad-token'],
  example: { input: { token: 'q1w2…' }, output: { is_first: true, wanted: 'neem-face-wash' } },
});

const device = z.object({
  id: z.string(),
  user_agent: z.string(),
  signed_in_at: isoTime,
  last_seen_at: isoTime,
  /** The device that this call comes from. */
  is_current: z.boolean(),
});

export type DeviceWire = z.output<typeof device>;

export const getSignedInDevices = defineAction({
  summary: 'Where one is signed in, the latest seen first.',
  envelope: 'status',
  auth: 'customer',
  effect: 'read',
  customerField: 'user_id',
  input: z.object({ user_id: id }),
  output: z.object({ data: z.array(device) }),
  example: {
    input: { user_id: 1 },
    output: {
      data: [
        {
          id: 'b1946ac9',
          user_agent: 'Mozilla/5.0 (Linux; Android 13)',
          signed_in_at: '2026-10-02T09:30:00.000Z',
          last_seen_at: '2026-10-04T11:00:00.000Z',
          is_current: true,
        },
      ],
    },
  },
});

export const setOrderMails = defineAction({
  summary: 'Whether one is mailed when an order is placed, sent out and delivered.',
  envelope: 'status',
  auth: 'customer',
  effect: 'write',
  customerField: 'user_id',
  input: z.object({ user_id: id, on: flag }),
  output: z.object({ message: z.string() }),
  example: { input: { user_id: 1, on: false }, output: { message: 'Saved.' } },
});

export const signOutEverywhere = defineAction({
  summary: 'Ends all of one’s sessions, this one included.',
  envelope: 'status',
  auth: 'customer',
  effect: 'write',
  customerField: 'user_id',
  input: z.object({ user_id: id }),
  output: z.object({ message: z.string() }),
  example: { input: { user_id: 1 }, output: { message: 'You are signed out everywhere.' } },
});
