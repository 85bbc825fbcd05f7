import { z } from 'zod';
import { id, isoTime, optionalText, requiredText } from '#contract/fields.ts';
import {
  customerExample,
  customerFields,
  gstinMessage,
  gstinOfState,
  similarCustomers,
} from './customer.ts';
import { defineConsoleAction } from './define.ts';
import { cursor, done, limit, nextCursor } from './fields.ts';

const registration = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  status: z.enum(['open', 'approved', 'declined']),
  created_at: isoTime,
  decided_at: isoTime.nullable(),
  reason: z.string(),
  customer_id: z.int().nullable(),
  /** Customers with the same phone or e-mail, or the same name: perhaps the same shop. */
  similar: similarCustomers,
});

export type RegistrationWire = z.output<typeof registration>;

export const listRegistrations = defineConsoleAction({
  summary:
    'Requests for an account, the open ones unless asked otherwise, newest first, by words (name, phone, e-mail).',
  access: 'customers',
  input: z.object({
    status: z.enum(['open', 'approved', 'declined']).default('open'),
    id: id.optional(),
    q: optionalText(100),
    cursor,
    limit,
  }),
  output: z.object({ registrations: z.array(registration), next: nextCursor }),
  example: { input: {}, output: { registrations: [], next: null } },
});

export const approveRegistration = defineConsoleAction({
  summary: 'Makes the customer of a request, with a notice and a mailed link to set the PIN.',
  access: 'customers',
  input: z.object({ id, customer: customerFields.refine(gstinOfState, gstinMessage) }),
  output: z.object({ customer_id: z.int(), similar: similarCustomers }),
  refusals: ['already-customer'],
  example: {
    input: { id: 4, customer: customerExample },
    output: { customer_id: 9, similar: [{ id: 1, firm_name: 'Negi Store', why: 'same GST no.' }] },
  },
});

export const declineRegistration = defineConsoleAction({
  summary:
    'Declines a request; the applicant gets the reason by mail, in Hindi where there is one and it was asked for in Hindi.',
  access: 'customers',
  input: z.object({ id, reason: requiredText(500), reason_hi: optionalText(500) }),
  output: done,
  example: {
    input: { id: 4, reason: 'We do not deliver to this town yet.' },
    output: { message: 'The request is declined; a mail is on its way.' },
  },
});
