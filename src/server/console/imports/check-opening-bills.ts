import { dayInIndia } from '#domain/india/indian-time.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { readCustomersByMobile } from '#server/queries/files/import-lookups.ts';
import { type OpeningBill, readOpeningBills } from '#server/queries/files/import-opening-bills.ts';
import { blankErrors } from './blank-errors.ts';
import type { Checker } from './checker.ts';
import { type Outcome, SeenValues } from './outcome.ts';
import type { CellError, ParsedRow } from './parse-row.ts';

/** What customers owed before these books, each bill once; nothing but new ones can be told. */
export const openingBillChecker: Checker = async (db) => {
  const seen = new SeenValues();
  const today = dayInIndia(new Date().toISOString());
  return async (rows) => {
    const mobiles = rows.flatMap(({ given }) => (given.mobile ? [String(given.mobile)] : []));
    const byMobile = await readCustomersByMobile(db, mobiles);
    const ids = [...byMobile.values()].map(({ id }) => id);
    const known = Map.groupBy(await readOpeningBills(db, ids), (bill) => bill.customerId);
    return (row) => {
      const { mobile } = row.given;
      const customer = byMobile.get(String(mobile));
      const errors = [...row.errors, ...blankErrors(row, true, 'openingBills')];
      if (mobile !== undefined && !customer) {
        errors.push({ column: 'mobile', message: 'There is no customer with this mobile number.' });
      }
      errors.push(...dayErrors(row, today));
      const bills = known.get(customer?.id ?? 0) ?? [];
      return errors.length > 0 || !customer
        ? { errors, targetId: customer?.id }
        : outcomeOf(row, customer.id, bills);
    };
  };

  function outcomeOf(row: ParsedRow, customerId: number, bills: readonly OpeningBill[]): Outcome {
    const bill = billOf(row);
    const repeated = seen.problem('bill_number', `${customerId} ${bill.number}`, row.row);
    if (repeated) return { errors: [repeated], targetId: customerId };
    const same = bills.find(({ number }) => number.toLowerCase() === bill.number.toLowerCase());
    if (same) {
      const isSame =
        same.day === bill.day &&
        same.amountPaise === bill.amountPaise &&
        (same.dueDay ?? bill.dueDay) === bill.dueDay;
      const message = 'This customer has a bill of this number already, of another day or amount.';
      return isSame
        ? { unchanged: true }
        : { targetId: customerId, errors: [{ column: 'bill_number', message }] };
    }
    const { number, day, dueDay, amountPaise } = bill;
    const fields = { bill_number: number, date: day, due_date: dueDay, amount: amountPaise / 100 };
    const set = { number, day, due_day: dueDay, amount_paise: amountPaise };
    return { targetId: customerId, before: undefined, after: { fields, set }, priceChange: null };
  }
};

/** Of a row without errors. */
function billOf({
  given,
}: ParsedRow): Omit<OpeningBill, 'customerId' | 'dueDay'> & { dueDay: string } {
  const day = String(given.date);
  return {
    ...{ number: String(given.bill_number), day, dueDay: String(given.due_date ?? day) },
    amountPaise: rupeesToPaise(Number(given.amount)),
  };
}

function dayErrors({ given }: ParsedRow, today: string): CellError[] {
  const { date, due_date } = given;
  if (date === undefined) return [];
  if (String(date) > today) return [{ column: 'date', message: 'must not be after today' }];
  const isBefore = typeof due_date === 'string' && due_date < String(date);
  return isBefore ? [{ column: 'due_date', message: 'must not be before the bill' }] : [];
}
