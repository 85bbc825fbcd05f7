import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { runCheck } from '#server/console/imports/run-check.ts';
import { badField } from '#server/messages/bad-input.ts';
import { findFile, insertFile, readFileRows } from '#server/queries/files/import-files.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import { requireKind } from './file-access.ts';
import { errorsOf, rupeesOf } from './file-wire.ts';

const refuse = consoleRefusalsOf('checkFile');

const checks = new BoundedQueue(queueLimits.fileChecks);
const errorsShown = 100;

export const checkFile: ConsoleHandler<'checkFile'> = async (context, input) => {
  const { db, operator, fileChecker } = context;
  const { kind, file: bytes, name } = input;
  requireKind(operator, kind);
  const controlPaise = controlSumOf(input);
  const started = Promise.withResolvers<number>();
  const check = async () => {
    const row = { kind, name: name || `${kind}`, operatorId: operator.id, controlPaise };
    const fileId = await insertFile(db, row);
    started.resolve(fileId);
    const given = { fileId, kind, name: row.name, bytes };
    await runCheck(db, fileChecker, given).finally(() => note(context, fileId));
  };
  const work = checks.run(check, undefined, String(operator.id));
  work.catch(started.reject);
  const file_id = await started.promise;
  if (input.background) {
    context.background(`check of file ${file_id}`, work);
    return { file_id, state: 'checking', rows: 0, changes: 0, sum: null, errors: [] };
  }
  await work;
  const file = await findFile(db, file_id);
  if (!file) throw new Error('A file that was checked is gone.');
  if (file.state === 'refused') throw refuse('unreadable-file', file.problem, { file_id });
  const wrong = await readFileRows(db, file_id, {
    ...{ afterRow: 0, limit: errorsShown, onlyWrong: true },
  });
  const errors = wrong.flatMap((row) => errorsOf(row).map((error) => ({ row: row.row, ...error })));
  const { state, rows, added, changed } = file;
  const counted = { rows, changes: added + changed, sum: rupeesOf(file.sumPaise) };
  return { file_id, state, ...counted, errors: errors.slice(0, errorsShown) };
};

/** Of opening bills: typed from the old books, so that no row was left out on the way. */
function controlSumOf({ kind, control_sum }: ParsedConsoleInput<'checkFile'>): number | null {
  if (kind !== 'openingBills') return null;
  if (control_sum === undefined) throw badField('control_sum', 'is required');
  return rupeesToPaise(control_sum);
}

/** A check tells what the shop has of each row. */
async function note({ db, audit }: OperatorContext, fileId: number): Promise<void> {
  const file = await findFile(db, fileId);
  if (!file) throw new Error('A file that was checked is gone.');
  const { kind, name, state, rows } = file;
  await audit(db, `file ${fileId}`, { after: { kind, name, state, rows } });
}
