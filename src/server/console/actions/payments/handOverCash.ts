import { randomUUID } from 'node:crypto';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { formatPaise, paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import type { Db } from '#server/db/connect.ts';
import {
  findHandoverByKey,
  type HandoverRow,
  insertHandover,
  lockCash,
  lockHolder,
  readAddresses,
  readHandovers,
} from '#server/queries/payments/cash.ts';
import { handoverWire } from './cash-wire.ts';

const refuse = consoleRefusalsOf('handOverCash');

type Input = ParsedConsoleInput<'handOverCash'>;

/** The person and all rows of their cash are held: what they take meanwhile stays with them. */
export const handOverCash: ConsoleHandler<'handOverCash'> = async (context, input) => {
  const { db, operator, audit, jobs } = context;
  if (input.operator_id === operator.id) {
    throw refuse('own-cash', 'Your own cash is taken by somebody else.');
  }
  await jobs.ready();
  return db.transaction(async (tx) => {
    const holder = existing(await lockHolder(tx, input.operator_id), 'operator');
    const key = `handed over ${input.idempotency_key}`;
    const known = await findHandoverByKey(tx, key);
    if (known) return answer(tx, same(known, input, operator.id));
    const held = await lockCash(tx, holder.id);
    if (held.receiptIds.length === 0 && held.handoverIds.length === 0) {
      throw refuse('nothing', `${holder.name} holds no cash.`);
    }
    if (input.expected !== undefined && rupeesToPaise(input.expected) !== held.paise) {
      const words = `${holder.name} holds ${formatPaise(held.paise)} by now. Please count again.`;
      throw refuse('changed-elsewhere', words, { expected: paiseToRupees(held.paise) });
    }
    const countedPaise = rupeesToPaise(input.counted);
    const facts = {
      ...{ operatorId: holder.id, takenBy: operator.id, note: input.note, idempotencyKey: key },
      ...{ expectedPaise: held.paise, countedPaise, day: dayInIndia(new Date().toISOString()) },
    };
    const row = await insertHandover(tx, facts, held);
    if (!row) throw keyReused();
    await audit(tx, `operator ${holder.id}`, {
      after: {
        ...{ cash_expected: paiseToRupees(held.paise), cash_counted: input.counted },
        note: input.note,
      },
    });
    // Told to both, each at their own address.
    for (const { email, name } of await readAddresses(tx, [holder.id, operator.id])) {
      const data = {
        ...{ email, name, from: holder.name, to: operator.name, note: input.note },
        ...{ expectedPaise: held.paise, countedPaise },
      };
      await jobs.send(tx, 'handover-mail', data, `handover ${row.id} ${randomUUID()}`);
    }
    return answer(tx, row);
  });
};

function keyReused() {
  return refuse('key-reused', 'Your first try was recorded after all. Please look at the list.');
}

/** A retry after a lost answer: the handover that the key has kept. */
function same(known: HandoverRow, input: Input, takenBy: number): HandoverRow {
  const isSame =
    known.operatorId === input.operator_id &&
    known.takenBy === takenBy &&
    known.countedPaise === rupeesToPaise(input.counted) &&
    known.note === input.note;
  if (isSame) return known;
  throw keyReused();
}

async function answer(tx: Db, { id }: HandoverRow) {
  const [row] = await readHandovers(tx, { id });
  return { handover: handoverWire(existing(row, 'handover')) };
}
