import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { orderPath } from '#domain/notifications/page-paths.ts';
import type { WantedReturn } from '#domain/returns/plan-return.ts';
import { decidedState } from '#domain/returns/return-state.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findInvoice } from '#server/queries/invoices/invoices.ts';
import { lockAccount } from '#server/queries/ledger/accounts.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';
import {
  findRequest,
  lockRequest,
  type RequestLine,
  readRequestLines,
  saveDecision,
} from '#server/queries/returns/return-requests.ts';
import { answer as made } from './createCreditNote.ts';
import { takeBack } from './take-back.ts';

const refuse = consoleRefusalsOf('decideReturn');

type Input = ParsedConsoleInput<'decideReturn'>;

/** The account is held before the order, and that before the request, as everywhere; then the note, the answer and its mail are one transaction. */
export const decideReturn: ConsoleHandler<'decideReturn'> = async (context, input) => {
  const { db, operator, audit, jobs } = context;
  await jobs.ready();
  return db.transaction(async (tx) => {
    const found = existing(await findRequest(tx, input.id), 'return');
    await lockAccount(tx, found.request.customerId);
    const order = existing(await lockOrder(tx, found.orderId), 'order');
    const request = existing(await lockRequest(tx, input.id), 'return');
    if (request.state !== 'asked') {
      throw refuse('decided-already', 'This return has been decided meanwhile.', {
        state: request.state,
      });
    }
    const asked = await readRequestLines(tx, [request.id]);
    const accepted = acceptedUnits(asked, input);
    const state = decidedState(
      sumOf(asked.map(({ line }) => line.units)),
      sumOf(accepted.values()),
    );
    const { answer, answer_hi: answerHi } = input;
    if (state !== 'accepted' && answer === '') {
      throw refuse('reason-missing', 'Please say why: the customer reads it.');
    }
    const { invoice } = existing(await findInvoice(tx, request.invoiceId), 'invoice');
    const note =
      state === 'declined'
        ? undefined
        : await takeBack(
            refuse,
            context,
            tx,
            { invoice, order },
            {
              ...{ wanted: wantedOf(asked, accepted, input), settle: input.settle },
              ...{ reason: request.reason, key: `return ${request.id}`, requestHash: '' },
            },
          );
    const creditNoteId = note?.id ?? null;
    const decision = { state, answer, answerHi, operatorId: operator.id, creditNoteId };
    await saveDecision(tx, request.id, decision, accepted);
    await tell(
      tx,
      { customerId: request.customerId, orderId: order.id },
      { state, answer, answerHi },
    );
    await jobs.send(tx, 'return-mail', { requestId: request.id }, `return ${request.id}`);
    await audit(tx, `return ${request.id}`, {
      before: { state: 'asked' },
      after: {
        ...{ state, answer },
        ...(answerHi && { answer_hi: answerHi }),
        ...(note && { credit_note: note.number }),
      },
    });
    const nothing = { credit_note: null, order_id: null };
    return { id: request.id, state, ...(note ? made(note) : nothing) };
  });
};

/** Of each line of the request; what is left out is taken back as it was asked. */
function acceptedUnits(asked: readonly RequestLine[], { lines }: Input): Map<number, number> {
  const given = new Map(lines.map((line) => [line.id, line.units]));
  for (const [id, units] of given) {
    const line = asked.find((one) => one.line.id === id)?.line;
    if (!line) throw refuse('not-found', 'There is no such line in this return.', { id });
    if (units > line.units) {
      const message = `Only ${line.units} unit(s) were asked for.`;
      throw refuse('more-than-invoiced', message, { id, left: line.units });
    }
  }
  return new Map(asked.map(({ line }) => [line.id, given.get(line.id) ?? line.units]));
}

/** What is taken back of each line of the invoice, in the condition it was found in. */
function wantedOf(
  asked: readonly RequestLine[],
  accepted: ReadonlyMap<number, number>,
  { lines }: Input,
): WantedReturn[] {
  const found = new Map(lines.map((line) => [line.id, line.condition]));
  const wanted = new Map<string, WantedReturn & { units: number }>();
  for (const { line } of asked) {
    const units = accepted.get(line.id) ?? 0;
    if (units === 0) continue;
    const condition = found.get(line.id) ?? line.condition;
    const key = `${line.invoiceLineId} ${condition} ${line.batch}`;
    const before = wanted.get(key)?.units ?? 0;
    const { invoiceLineId: lineId, batch } = line;
    wanted.set(key, { lineId, condition, batch, units: before + units });
  }
  return [...wanted.values()];
}

function sumOf(units: Iterable<number>): number {
  return [...units].reduce((sum, count) => sum + count, 0);
}

async function tell(
  tx: OperatorContext['db'],
  { customerId, orderId }: { customerId: number; orderId: number },
  said: { state: ReturnType<typeof decidedState>; answer: string; answerHi: string },
): Promise<void> {
  const news = { kind: 'return-decided', orderId, ...said } as const;
  await notify(tx, [{ customerId, news, path: orderPath(orderId) }]);
}
