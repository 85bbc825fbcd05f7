import {
  type CustomerFields,
  customerFields,
  gstinMessage,
  gstinOfState,
} from '#contract/console/customer.ts';
import { snakeCased } from '#domain/snake-case.ts';
import { customerFieldsWire, profileFromWire } from '#server/actions/account/profile-wire.ts';
import { plainWords } from '#server/api/plain-words.ts';
import type { CustomerRow } from '#server/queries/customers/console-customers.ts';
import { readCustomersByMobile, readEmails } from '#server/queries/files/import-lookups.ts';
import { blankErrors } from './blank-errors.ts';
import type { Checker } from './checker.ts';
import { differences, type Outcome, SeenValues } from './outcome.ts';
import type { CellError, ParsedRow } from './parse-row.ts';

const wholeCustomer = customerFields.refine(gstinOfState, gstinMessage);

/** Customers, found by their mobile number, by the rules that saveCustomer has. */
export const customerChecker: Checker = async (db) => {
  const seen = new SeenValues();
  return async (rows) => {
    const texts = (column: string) =>
      rows.flatMap(({ given }) => (given[column] ? [String(given[column])] : []));
    const byMobile = await readCustomersByMobile(db, texts('mobile'));
    const emails = await readEmails(
      db,
      texts('email').map((email) => email.toLowerCase()),
    );
    return (row) => checkCustomer(row, byMobile.get(String(row.given.mobile)), emails);
  };

  function checkCustomer(
    row: ParsedRow,
    found: CustomerRow | undefined,
    emails: Map<string, number>,
  ): Outcome {
    const now = found && customerFieldsWire(found);
    const errors = [
      ...row.errors,
      ...blankErrors(row, found !== undefined, 'customers'),
      ...contactErrors(row, found, emails),
    ];
    const targetId = found?.id;
    if (errors.length > 0) return { errors, targetId };
    const result = wholeCustomer.safeParse({ ...now, ...row.given }, { error: plainWords });
    if (!result.success) {
      return {
        targetId,
        errors: result.error.issues.map(({ path, message }) => ({
          ...{ column: String(path[0] ?? 'mobile'), message },
        })),
      };
    }
    return outcomeOf(found, now, result.data);
  }

  function contactErrors(
    { row, given }: ParsedRow,
    found: CustomerRow | undefined,
    emails: Map<string, number>,
  ): CellError[] {
    const { mobile, email } = given;
    const errors = [
      mobile === undefined ? undefined : seen.problem('mobile', String(mobile), row),
      email === undefined || email === '' ? undefined : seen.problem('email', String(email), row),
    ].filter((error) => error !== undefined);
    const owner = emails.get(String(email).toLowerCase());
    if (owner !== undefined && owner !== found?.id) {
      errors.push({ column: 'email', message: 'Another customer has this e-mail.' });
    }
    return errors;
  }
};

function outcomeOf(
  found: CustomerRow | undefined,
  now: CustomerFields | undefined,
  then: CustomerFields,
): Outcome {
  const columns = snakeCased(profileFromWire(then));
  if (!found || !now) {
    const { firm_name, owner_name, email, city } = then;
    const after = { fields: { firm_name, owner_name, email, city }, set: columns };
    return { targetId: undefined, before: undefined, after, priceChange: null };
  }
  const fields = differences(now, then);
  if (Object.keys(fields.after).length === 0) return { unchanged: true };
  const set = differences(snakeCased(profileFromWire(now)), columns);
  return {
    targetId: found.id,
    before: { version: found.version, fields: fields.before, set: set.before },
    after: { fields: fields.after, set: set.after },
    priceChange: null,
  };
}
