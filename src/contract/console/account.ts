import { z } from 'zod';
import { email, id, isoTime, noInput, requiredLine, requiredText } from '#contract/fields.ts';
import { defineConsoleAction } from './define.ts';
import {
  done,
  operatorName,
  password,
  permission,
  role,
  typedPassword,
  typedTotp,
} from './fields.ts';

const me = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  permissions: z.array(permission),
  /** Whether a code of an app is asked for at sign-in. */
  totp: z.boolean(),
  recovery_codes_left: z.int(),
  shop_name: z.string(),
});

export type MeWire = z.output<typeof me>;

const meExample: MeWire = {
  id: 1,
  name: 'Asha Negi',
  email: 'operator@thok.example',
  role: 'packer',
  permissions: ['read-orders', 'move-orders'],
  totp: false,
  recovery_codes_left: 0,
  shop_name: 'Doon Wholesale',
};

const token = requiredText(200);

export const signIn = defineConsoleAction({
  summary: 'Signs an operator in; where a second factor is on, with its code or a recovery code.',
  access: 'anyone',
  input: z.object({ email: requiredText(254), password: typedPassword, totp: typedTotp }),
  output: z.object({ me }),
  refusals: ['wrong-password', 'totp-needed', 'wrong-totp', 'locked'],
  example: {
    input: { email: 'operator@thok.example', password: 'thok-demo-operator' },
    output: { me: meExample },
  },
});

export const getShopName = defineConsoleAction({
  summary: 'Name and logo of the shop, for the screens before signing in.',
  access: 'anyone',
  input: noInput,
  output: z.object({ shop_name: z.string(), logo: z.string(), logo_dark: z.string() }),
  example: {
    input: {},
    output: { shop_name: 'Doon Wholesale', logo: 'logo.webp', logo_dark: 'logo-dark.webp' },
  },
});

export const signOut = defineConsoleAction({
  summary: 'Ends this session.',
  access: 'anyone',
  input: noInput,
  output: done,
  example: { input: {}, output: { message: 'You are signed out.' } },
});

export const getMe = defineConsoleAction({
  summary: 'Who is signed in, and what the role may do.',
  access: 'operator',
  input: noInput,
  output: z.object({ me }),
  example: { input: {}, output: { me: meExample } },
});

export const sendPasswordLink = defineConsoleAction({
  summary: 'Mails a link to set a new password, if the address belongs to an operator.',
  access: 'anyone',
  input: z.object({ email }),
  output: done,
  example: {
    input: { email: 'operator@thok.example' },
    output: { message: 'If this address belongs to an operator, a mail is on its way.' },
  },
});

export const setPassword = defineConsoleAction({
  summary: 'Sets a new password with the token of a link, and ends every session.',
  access: 'anyone',
  input: z.object({ token, password }),
  output: done,
  refusals: ['bad-token'],
  example: {
    input: { token: 'q1w2…', password: 'a long password' },
    output: { message: 'Your password has been changed. Please sign in.' },
  },
});

export const checkSetUpLink = defineConsoleAction({
  summary: 'Whether the one-time code of the log still opens the shop.',
  access: 'anyone',
  input: z.object({ code: token }),
  output: z.object({}),
  refusals: ['bad-token'],
  example: { input: { code: 'q1w2…' }, output: {} },
});

export const setUpShop = defineConsoleAction({
  summary: 'Names the shop and makes its first owner, with the one-time code of the log.',
  access: 'anyone',
  input: z.object({
    code: token,
    shop_name: requiredLine(100),
    name: operatorName,
    email,
    password,
  }),
  output: z.object({ me }),
  refusals: ['bad-token'],
  example: {
    input: {
      code: 'q1w2…',
      shop_name: 'Doon Wholesale',
      name: 'Asha Negi',
      email: 'asha@thok.example',
      password: 'a long password',
    },
    output: { me: meExample },
  },
});

export const changePassword = defineConsoleAction({
  summary:
    'Changes one’s own password and ends one’s other sessions; where a second factor is on, with its code.',
  access: 'operator',
  input: z.object({ current: typedPassword, password, totp: typedTotp }),
  output: done,
  refusals: ['wrong-password', 'totp-needed', 'wrong-totp', 'locked'],
  example: {
    input: { current: 'thok-demo-operator', password: 'a long password' },
    output: { message: 'Your password has been changed.' },
  },
});

export const startTotp = defineConsoleAction({
  summary: 'A new secret for an authenticator app; it counts once a code has confirmed it.',
  access: 'operator',
  input: z.object({ password: typedPassword }),
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['wrong-password', 'locked', 'already-on'],
  example: {
    input: { password: 'thok-demo-operator' },
    output: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/…' },
  },
});

export const confirmTotp = defineConsoleAction({
  summary:
    'Switches the second factor on with a code of the app; answers the recovery codes, once.',
  access: 'operator',
  input: z.object({ totp: requiredText(10) }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ['wrong-totp', 'not-started', 'locked'],
  example: { input: { totp: '123456' }, output: { recovery_codes: ['k2f4-9xqa'] } },
});

export const stopTotp = defineConsoleAction({
  summary: 'Switches the second factor off, with a code of it or a recovery code.',
  access: 'operator',
  input: z.object({ password: typedPassword, totp: typedTotp }),
  output: done,
  refusals: ['wrong-password', 'totp-needed', 'wrong-totp', 'locked'],
  example: {
    input: { password: 'thok-demo-operator' },
    output: { message: 'The second factor is off.' },
  },
});

const session = z.object({
  id: z.int(),
  user_agent: z.string(),
  address: z.string(),
  signed_in_at: isoTime,
  last_seen_at: isoTime,
  is_current: z.boolean(),
});

export type SessionWire = z.output<typeof session>;

export const listSessions = defineConsoleAction({
  summary: 'Where one is signed in, the latest seen first.',
  access: 'operator',
  input: noInput,
  output: z.object({ sessions: z.array(session) }),
  example: {
    input: {},
    output: {
      sessions: [
        {
          id: 4,
          user_agent: 'Mozilla/5.0 (Linux; Android 13)',
          address: '203.0.113.7',
          signed_in_at: '2026-10-02T09:30:00.000Z',
          last_seen_at: '2026-10-02T11:00:00.000Z',
          is_current: true,
        },
      ],
    },
  },
});

export const endSession = defineConsoleAction({
  summary: 'Ends one of one’s own sessions.',
  access: 'operator',
  input: z.object({ id }),
  output: done,
  example: { input: { id: 4 }, output: { message: 'That device is signed out.' } },
});
