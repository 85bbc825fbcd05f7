import { z } from 'zod';
import { oneLine, visibleText } from '#domain/content/plain-text.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { type ExplainedProblem, patterns } from './input-problem.ts';

const maxInt = 2_147_483_647;

/**
 * A number, given as a JSON number or as the text of a query parameter. `allowed` is the form that
 * the text must have; whatever is wrong, the message is the same. The console's fields have English
 * words alone; the shop's say what the problem is.
 */
export function numberField(
  allowed: RegExp,
  wrong: string | ExplainedProblem,
  fits = (_value: number) => true,
) {
  const { message, problem } =
    typeof wrong === 'string' ? { message: wrong, problem: undefined } : wrong;
  return z.union([z.number(), z.string()], { error: message }).transform((given, context) => {
    const value = Number(given);
    if (allowed.test(String(given)) && fits(value)) return value;
    context.addIssue({ code: 'custom', message, params: problem });
    return z.NEVER;
  });
}

export function wholeNumber(min: number, max: number) {
  // A bound that only the database has tells nobody anything.
  const wrong: ExplainedProblem =
    max === maxInt
      ? { message: `must be a whole number, ${min} or more`, problem: { reason: 'no-number' } }
      : {
          message: `must be a whole number from ${groupDigits(min)} to ${groupDigits(max)}`,
          problem: { reason: 'out-of-range', min, max },
        };
  return numberField(/^\d{1,10}$/, wrong, (value) => value >= min && value <= max);
}

export const id = wholeNumber(1, maxInt);

export const pageLimits = { defaultSize: 24, maxSize: 100, maxPage: 10_000, whole: 500 } as const;

/** Spec §7 knows no pages: who asks for neither gets the whole list, up to `pageLimits.whole`. */
export const paging = {
  page: wholeNumber(1, pageLimits.maxPage).optional(),
  limit: wholeNumber(1, pageLimits.maxSize).optional(),
};

/** On or off, in all the ways that clients write it. */
export const flag = z
  .literal([true, 'true', 1, '1', false, 'false', 0, '0'], 'must be yes or no')
  .transform((given) => ['true', '1'].includes(String(given)));
/** A filter, or more of an answer; off is the same as not given. */
export const yes = flag.transform((on) => on || undefined).optional();

export const tooLong = (most: number) => `must be at most ${groupDigits(most)} characters`;

export function requiredText(max: number) {
  return z
    .string('must be a text')
    .overwrite(visibleText)
    .trim()
    .min(1, 'is required')
    .max(max, tooLong(max));
}

/** A name or a place: whatever line breaks it was copied with. */
export function requiredLine(max: number) {
  return requiredText(max).overwrite(oneLine);
}

/** May be empty; without a default: what is left out of a change stays as it is. */
export function text(max: number) {
  return z.string('must be a text').overwrite(visibleText).trim().max(max, tooLong(max));
}

export function optionalText(max: number) {
  return text(max).default('');
}

export const slug = requiredText(200);
export const email = requiredText(254).pipe(z.email('must be an e-mail address'));
/** '': none. */
export const optionalEmail = optionalText(254).refine(
  (address) => address === '' || z.email().safeParse(address).success,
  'must be an e-mail address',
);
// Whoever types too much is told what is asked, not how many characters fit.
export const phone = requiredText(254).regex(
  patterns.phone.form,
  'must be a mobile number of 10 digits',
);
export const pin = requiredText(254).regex(patterns.pin.form, 'must be 6 digits');
export const variant = z.enum(['variant1', 'variant2', 'variant3'], {
  error: 'must be pack 1, 2 or 3 of the product',
});

/** Money on the wire: rupees with at most 2 decimals. */
export const rupees = z.number();
export const count = z.int().min(0);
export const numericString = z.string().regex(/^\d+$/);
export const isoTime = z.iso.datetime();
export const isoDay = z.iso.date();

/** An amount as other clients reckon it: 1894.0000000001 is rounded to paise. */
export function rupeesField(mostDigits: number, wrong: ExplainedProblem) {
  return z
    .union([z.number(), z.string()], { error: wrong.message })
    .overwrite((given) => (isFinelyDivided.test(String(given)) ? toPaise(Number(given)) : given))
    .pipe(numberField(new RegExp(`^\\d{1,${mostDigits}}(\\.\\d{1,2})?$`), wrong));
}

/** More than two decimals, or an exponent of many. */
const isFinelyDivided = /^-?\d+(\.\d{3,30}|(\.\d{1,30})?e-\d+)$/;
const toPaise = (amount: number) => paiseToRupees(rupeesToPaise(amount));

export const day = z.iso
  .date('must be a day, such as 2026-10-02')
  .refine((given) => /^20\d\d/.test(given), 'must be a day of this century');
/** Of a range of days. */
export const daysInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
export const daysMessage = { message: 'must not be before the first day', path: ['to'] };

/** What a client says it saw; compared with the server's own figure, never trusted. */
export const seenRupees = rupeesField(9, {
  message: 'must be an amount in rupees',
  problem: { reason: 'no-amount' },
}).optional();

/** What readers of Hindi see in place of the name beside it. Only where the shop has one; beyond the specification. */
export const hindiName = z.string().optional();

export const noInput = z.object({});

/**
 * A field of an answer that the specification does not name. Our server always gives it, and the
 * tests hold it to that; whoever reads the answer takes it as optional, since another server of this
 * contract may not know it.
 */
export function beyondSpec<T extends z.ZodType>(field: T): z.ZodOptional<T> {
  return field as unknown as z.ZodOptional<T>; // `as`: required when checked, optional when read
}
