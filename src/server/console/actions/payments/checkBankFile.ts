import { createHash } from 'node:crypto';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { bankFileLimits } from '#domain/files/import-file.ts';
import {
  type BankColumns,
  bankLines,
  guessColumns,
  headRowOf,
} from '#domain/payments/bank-statement.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { FileFault } from '#server/file-parsing/file-fault.ts';
import { readCells } from '#server/file-parsing/read-cells.ts';
import { findBankFormat, keepBankFormat } from '#server/queries/payments/bank.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import { matchLines } from './match-lines.ts';

const refuse = consoleRefusalsOf('checkBankFile');

const queue = new BoundedQueue(queueLimits.bankFiles);
/** As many as a person looks through at once. */
const mostLines = 500;

type Input = ParsedConsoleInput<'checkBankFile'>;

export const checkBankFile: ConsoleHandler<'checkBankFile'> = async (context, input) => {
  const { db, operator, audit, caller } = context;
  const left = caller.left();
  const rows = await queue.run(() => cellsOf(input.file, left), left, String(operator.id));
  const headRow = headRowOf(rows);
  const head = (rows[headRow] ?? []).map((cell) => cell.trim().slice(0, 100));
  const columns = await columnsOf(context, head, input);
  const all = columns ? bankLines(rows, headRow, columns) : [];
  const lines = await matchLines(db, all.slice(0, mostLines));
  await audit(db, 'bank statement', { after: { name: input.name, lines: all.length } });
  return {
    head,
    sample: rows
      .slice(headRow + 1, headRow + 4)
      .map((row) => head.map((_, at) => (row[at] ?? '').slice(0, 100))),
    columns: columns ?? null,
    lines,
    left_out: all.length - lines.length,
  };
};

async function cellsOf(file: Uint8Array, left: AbortSignal): Promise<string[][]> {
  try {
    // A copy that is all its memory holds, so that the thread gets it without another.
    return await readCells(new Uint8Array(file), bankFileLimits, left);
  } catch (error) {
    // What a file is not is told to whoever uploaded it; anything else is a fault of ours.
    if (error instanceof FileFault) throw refuse('unreadable-file', error.message);
    throw error;
  }
}

/** As they are named now, and remembered; as they were named before; or as their names say. */
async function columnsOf(
  { db }: OperatorContext,
  head: readonly string[],
  { date, text, credit, reference, direction }: Input,
): Promise<BankColumns | undefined> {
  const names = JSON.stringify(head.map((cell) => cell.toLowerCase()));
  const headHash = createHash('sha256').update(names).digest('base64url');
  if (date === undefined || text === undefined || credit === undefined) {
    return (await findBankFormat(db, headHash)) ?? guessColumns(head);
  }
  const columns = {
    ...{ date, text, credit, reference: reference ?? null, direction: direction ?? null },
  };
  await keepBankFormat(db, headHash, columns);
  return columns;
}
