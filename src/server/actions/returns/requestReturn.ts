import { createHash } from 'node:crypto';
import type { ParsedInput } from '#contract/index.ts';
import { refusalsOf } from '#contract/refuse.ts';
import { planReturn } from '#domain/returns/plan-return.ts';
import { maxReturnRequests, photoSide } from '#domain/returns/return-window.ts';
import type { CustomerContext, Handler } from '#server/actions/context.ts';
import { readReturnable } from '#server/actions/invoices/invoiced-lines.ts';
import { badField } from '#server/messages/bad-input.ts';
import { notFound } from '#server/messages/not-found.ts';
import { acceptPicture } from '#server/picture-uploads/accept-picture.ts';
import { findInvoice } from '#server/queries/invoices/invoices.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';
import {
  countRequests,
  findRequestByKey,
  insertRequest,
} from '#server/queries/returns/return-requests.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import { returnsUntil } from './returns-until.ts';

const refuse = refusalsOf('requestReturn');

const photos = new BoundedQueue(queueLimits.returnPhotos);

type Input = ParsedInput<'requestReturn'>;

/** What is asked for is checked before a photograph is decoded, and again with the order held. */
export const requestReturn: Handler<'requestReturn'> = async (context, input) => {
  const { db, customer, caller } = context;
  const requestHash = hashOf(input);
  const known = await findRequestByKey(db, customer.id, input.idempotency_key);
  if (known) return sameRequest(known, requestHash);
  await orderOf(db, customer.id, input);
  await refuseMany(db, input.invoice_id);
  await refuseLines(db, input);
  const photo = await photoOf(input.photo, customer.id, caller.left?.());
  return db.transaction(async (tx) => {
    const { orderId } = await orderOf(tx, customer.id, input);
    await lockOrder(tx, orderId, customer.id);
    const now = await findRequestByKey(tx, customer.id, input.idempotency_key);
    if (now) return sameRequest(now, requestHash);
    await refuseMany(tx, input.invoice_id);
    await refuseLines(tx, input);
    const { invoice_id, lines, reason, idempotency_key } = input;
    const request = await insertRequest(
      tx,
      {
        ...{ invoiceId: invoice_id, customerId: customer.id, reason },
        ...{ idempotencyKey: idempotency_key, requestHash },
      },
      lines.map(({ line_id, units, condition, batch }) => ({
        ...{ invoiceLineId: line_id, units, condition, batch },
      })),
      photo,
    );
    if (!request) throw openAlready();
    return { return_id: request.id };
  });
};

/** The invoice is the customer's own, its goods have arrived, and it is not too late. */
async function orderOf(db: CustomerContext['db'], customerId: number, { invoice_id }: Input) {
  const found = await findInvoice(db, invoice_id, customerId);
  if (!found) throw notFound('invoice');
  const { orderId } = found.invoice;
  const until = await returnsUntil(db, orderId);
  if (!until || until.getTime() < Date.now()) {
    throw refuse(
      'returns-closed',
      'A return of this order can no longer be asked for here. Please call us.',
    );
  }
  return { orderId };
}

async function refuseMany(db: CustomerContext['db'], invoiceId: number): Promise<void> {
  const { all, open } = await countRequests(db, invoiceId);
  if (open > 0) throw openAlready();
  if (all >= maxReturnRequests) {
    throw refuse('too-many-returns', 'You have asked often for this order. Please call us.');
  }
}

function openAlready() {
  return refuse('return-open', 'You have already asked for a return: we are looking at it.');
}

async function refuseLines(db: CustomerContext['db'], { invoice_id, lines }: Input) {
  const named = new Set(lines.map((one) => `${one.line_id} ${one.condition} ${one.batch}`));
  if (named.size < lines.length) throw badField('lines', 'must not name the same twice');
  const { lines: rows, invoiced, credited } = await readReturnable(db, invoice_id);
  const wanted = lines.map(({ line_id, ...line }) => ({ lineId: line_id, ...line }));
  const plan = planReturn(invoiced, credited, wanted);
  if ('lines' in plan) return;
  const line = rows.find(({ row }) => row.id === plan.lineId);
  if (!line) throw notFound('order line');
  const left = plan.left?.units ?? 0;
  const { name } = line.row;
  const message = `${name}: only ${left} unit(s) have not come back yet.`;
  throw refuse('more-than-invoiced', message, { line_id: plan.lineId, left }, { name, left });
}

const photoFaults = {
  'not-a-picture': 'This is no JPEG, PNG, WebP or AVIF picture.',
  'picture-too-large': 'This photograph is too large.',
  'broken-picture': 'This photograph is damaged and cannot be read.',
} as const;

async function photoOf(given: string | undefined, customerId: number, left?: AbortSignal) {
  if (given === undefined || given === '') return undefined;
  const file = Buffer.from(given, 'base64');
  const turn = { queue: photos, key: String(customerId) };
  const picture = await acceptPicture(file, left, { longestSide: photoSide, turn });
  if (typeof picture === 'string') throw refuse(picture, photoFaults[picture]);
  const { bytes, width, height } = picture;
  return { bytes, width, height };
}

function hashOf({ idempotency_key: _, ...asked }: Input): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}

function sameRequest(known: { id: number; requestHash: string }, requestHash: string) {
  if (known.requestHash === requestHash) return { return_id: known.id };
  throw refuse(
    'key-reused',
    'This has been asked for already.',
    { return_id: known.id },
    {
      return_id: known.id,
    },
  );
}
