import { z } from 'zod';
import { id, numberField, requiredLine, requiredText, text } from '#contract/fields.ts';
import { oneLine } from '#domain/content/plain-text.ts';
import { invoiceCopies } from '#domain/invoices/invoice-kind.ts';
import { maxOrdersAtOnce, minPasswordLength } from '#domain/limits.ts';
import { operatorRoles, permissions } from '#domain/operators/permissions.ts';

export { day, daysInOrder, daysMessage } from '#contract/fields.ts';

export const password = z
  .string('must be a text')
  .min(minPasswordLength, `must be at least ${minPasswordLength} characters`)
  .max(200, 'must be at most 200 characters');

/** As typed at sign-in: whatever it is, it is only compared. */
export const typedPassword = z.string('must be a text').min(1, 'is required').max(200);
/** Six digits of the app, or a recovery code. */
export const typedTotp = z.string('must be a text').trim().max(40).optional();
/** One's own password and second factor, for what a stranger at an open screen must not do. */
export const ownProof = { own_password: typedPassword.optional(), totp: typedTotp };
export const ownProofRefusals = [
  ...(['password-needed', 'wrong-password', 'totp-needed', 'wrong-totp', 'locked'] as const),
] as const;
export const role = z.enum(operatorRoles);
export const permission = z.enum(permissions);
export const operatorName = requiredLine(100);

/** When something begins, ends or is sent; dates of other centuries are typing errors that no database takes. */
export const moment = z.iso
  .datetime({ offset: true, error: 'must be a day and time, such as 2026-10-02T09:00:00+05:30' })
  .refine((text) => /^20\d\d/.test(text), 'must be a day and time of this century');
/** Signed: what is given back is negative. */
export const amount = numberField(/^-?\d{1,9}(\.\d{1,2})?$/, 'must be an amount in rupees');
export const idempotencyKey = requiredText(100);

/** Where the next page of a list begins: the server's own `next`. */
export const cursor = numberField(/^\d{1,9}$/, 'must be where the page before ended').optional();
export const nameCursor = z
  .string('must be a text')
  .regex(/^\d{1,9} /, 'must be where the page before ended')
  // An id and a name, which has at most 200.
  .max(210, 'must be where the page before ended')
  .optional();
export const limit = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(200, 'must be at most 200')
  .default(50);
/** '31,32': order numbers in one parameter; each once. */
export const orderIds = requiredText(maxOrdersAtOnce * 11).transform((text, context) => {
  const ids = [...new Set(text.split(','))];
  if (ids.length > maxOrdersAtOnce) {
    context.addIssue({ code: 'custom', message: `must name at most ${maxOrdersAtOnce} orders` });
  } else if (!ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) {
    context.addIssue({ code: 'custom', message: 'must be order numbers, such as 31,32' });
  } else return ids.map(Number);
  return z.NEVER;
});
/** The name of a picture; '': none. */
export const picture = z
  .string('must be a text')
  .regex(
    /^$|^[a-z0-9][a-z0-9._-]{0,150}\.(?:webp|png|jpe?g|avif|svg)$/,
    'must be the name of a picture',
  );
/** What readers of Hindi see of a category or brand; '': its name. */
export const nameHi = text(100).overwrite(oneLine);
/** Everything of a list in its new order, and, as its version, the order that it was read in. */
export const newOrder = {
  ids: z.array(id, 'must be a list of numbers').max(1_000, 'must have at most 1,000 entries'),
  was: z
    .array(id, 'must be a list of numbers')
    .max(1_000, 'must have at most 1,000 entries')
    .optional(),
};
export const nextCursor = z.string().nullable();
export const done = z.object({ message: z.string() });

/** On which paper an invoice is printed, and for whom. */
export const paperSize = z.enum(['a4', 'a5']).default('a4');
export const paperCopy = z.enum([...invoiceCopies, 'all']).default('original');
