import type { ConsoleOutput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { portalDay } from '#domain/e-invoice/e-invoice-json.ts';
import { answerFault, type PortalAnswer } from '#domain/e-invoice/portal-answer.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import type { Db } from '#server/db/connect.ts';
import { FileFault } from '#server/file-parsing/file-fault.ts';
import { readPortalAnswers } from '#server/file-parsing/read-portal-answers.ts';
import { keepEInvoice, type PaperRow, readPapers } from '#server/queries/e-invoices/e-invoices.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';

const refuse = consoleRefusalsOf('uploadEInvoices');

const files = new BoundedQueue(queueLimits.portalFiles);

type Outcome = 'kept' | 'known' | { refused: string };

/** Answer by answer, in one transaction: what is refused does not stop the others. */
export const uploadEInvoices: ConsoleHandler<'uploadEInvoices'> = async (context, { file }) => {
  const answers = await answersIn(file, context);
  return context.db.transaction(async (tx) => {
    const told: ConsoleOutput<'uploadEInvoices'> = { kept: [], known: 0, refused: [] };
    // In one order, since each waits for whoever keeps the same paper: two uploads never wait for one another.
    for (const answer of answers.toSorted((a, b) => (a.of.number < b.of.number ? -1 : 1))) {
      const { number } = answer.of;
      const outcome = await keep(context, tx, answer);
      if (outcome === 'kept') told.kept.push(number);
      else if (outcome === 'known') told.known += 1;
      else told.refused.push({ number: number.slice(0, 16), message: outcome.refused });
    }
    return told;
  });
};

function answersIn(file: Uint8Array, { operator, caller }: OperatorContext) {
  const read = () => readPortalAnswers(file, caller.left());
  return files.run(read, caller.left(), String(operator.id)).catch((error: unknown) => {
    // What a file is not is told to whoever uploaded it; anything else is a fault of ours.
    throw error instanceof FileFault ? refuse('unreadable-file', error.message) : error;
  });
}

async function keep(context: OperatorContext, tx: Db, answer: PortalAnswer): Promise<Outcome> {
  const { of, irn, ackNo, ackAt, signedQr } = answer;
  const find = async () => (await readPapers(tx, { number: of }, 1))[0];
  const paper = await find();
  if (!paper) return { refused: 'The shop has written no such paper to a registered buyer.' };
  const fault = answerFault(of, signedPaperOf(paper));
  if (fault !== undefined) return { refused: `The answer ${fault}.` };
  const row = {
    postingId: paper.id,
    irn,
    ackNo,
    ackAt: new Date(`${ackAt.replace(' ', 'T')}+05:30`),
  };
  const { id: operatorId } = context.operator;
  if (await keepEInvoice(tx, { ...row, signedQr, operatorId })) {
    const kind = of.type === 'INV' ? 'invoice' : 'credit-note';
    await context.audit(tx, `${kind} ${paper.number}`, { after: { irn, ack_no: ackNo } });
    return 'kept';
  }
  // Somebody else's upload may have been first.
  return (await find())?.irn === irn ? 'known' : { refused: 'It has another IRN already.' };
}

function signedPaperOf({ type, number, day, seller, buyer, totalPaise, lines }: PaperRow) {
  return {
    ...{ type, number, totalPaise, lines, date: portalDay(day) },
    ...{ sellerGstin: seller.gstin, buyerGstin: buyer.gst },
  };
}
