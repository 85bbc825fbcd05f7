import type { BankGuessWire, BankLineWire } from '#contract/console/bank.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import {
  type Guess,
  guessPayers,
  type LineNames,
  namesIn,
  type Payer,
} from '#domain/payments/bank-match.ts';
import type { BankLine } from '#domain/payments/bank-statement.ts';
import type { Db } from '#server/db/connect.ts';
import { readBooked, readNamed, readOwing, readPayersById } from '#server/queries/payments/bank.ts';
import { askedKey } from './asked-key.ts';
import { bankKey } from './bank-key.ts';

type Booked = Awaited<ReturnType<typeof readBooked>>[number];

/** Says of each line whether it is booked, which cheque it is, or who may have paid it. */
export async function matchLines(db: Db, lines: readonly BankLine[]): Promise<BankLineWire[]> {
  const named = lines.map((line) => ({ line, names: namesIn(line), key: askedKey(bankKey(line)) }));
  const all = <T>(pick: (names: LineNames) => T[]) => [
    ...new Set(named.flatMap(({ names }) => pick(names))),
  ];
  const booked = await readBooked(
    db,
    all(({ references }) => references),
    named.map(({ key }) => key),
  );
  const found = await readNamed(db, {
    mobiles: all(({ mobiles }) => mobiles),
    orderIds: all(({ orderIds }) => orderIds),
    papers: all(({ papers }) => papers),
  });
  const ids = [...found.byMobile, ...found.byOrder, ...found.byPaper].map(
    ({ customerId }) => customerId,
  );
  const payers = new Map(
    (await readPayersById(db, [...new Set(ids)])).map((payer) => [payer.customerId, payer]),
  );
  const owing = await readOwing(db);
  const payersOf = <T>(rows: readonly { name: T; customerId: number }[], wanted: readonly T[]) =>
    rows.flatMap(({ name, customerId }): Payer[] => {
      const payer = wanted.includes(name) ? payers.get(customerId) : undefined;
      return payer ? [payer] : [];
    });
  return named.map(({ line, names, key }) => {
    const before = bookedBefore(line, names, key, booked);
    const guesses = before
      ? []
      : guessPayers(
          line,
          {
            byMobile: payersOf(found.byMobile, names.mobiles),
            byOrder: payersOf(found.byOrder, names.orderIds),
            byPaper: payersOf(found.byPaper, names.papers),
          },
          owing,
        );
    return lineWire(line, guesses, before);
  });
}

/** By the very line; or by its reference and amount, typed before the statement came. */
function bookedBefore(
  { amountPaise }: BankLine,
  { references }: LineNames,
  key: string,
  booked: readonly Booked[],
): Booked | undefined {
  return (
    booked.find((one) => one.key === key) ??
    booked.find((one) => one.amountPaise === amountPaise && references.includes(one.reference))
  );
}

function lineWire(line: BankLine, guesses: Guess[], before: Booked | undefined): BankLineWire {
  const { row, day, text, reference, amountPaise, nth } = line;
  const isOpenCheque = before?.chequeState === 'held' || before?.chequeState === 'deposited';
  const [best] = guesses;
  const guessed = best === undefined ? 'none' : best.isSure ? 'sure' : 'guess';
  return {
    ...{ row, date: day, text, reference, nth, amount: paiseToRupees(amountPaise) },
    state: before ? (isOpenCheque ? 'cheque' : 'known') : guessed,
    method: methodOf(line),
    guesses: guesses.map(guessWire),
    receipt: before
      ? { id: before.id, number: before.number ?? '', firm_name: before.firmName }
      : null,
  };
}

function guessWire({ payer, why }: Guess): BankGuessWire {
  const { customerId, firmName, balancePaise } = payer;
  return {
    ...{ customer_id: customerId, firm_name: firmName, why },
    balance: paiseToRupees(balancePaise),
  };
}

function methodOf({ text, reference }: BankLine): BankLineWire['method'] {
  return /upi|@/i.test(`${text} ${reference}`) ? 'upi' : 'bank';
}
