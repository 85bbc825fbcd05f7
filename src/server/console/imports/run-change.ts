import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { Refusal } from '#contract/refusal.ts';
import type { OperatorContext } from '#server/console/context.ts';
import type { Db } from '#server/db/connect.ts';
import { isUniqueViolation } from '#server/db/constraint-violation.ts';
import { writeRows } from '#server/import-rows/write-rows.ts';
import { ChangedSince } from '#server/import-rows/writer.ts';
import { changeFile, type ImportFile } from '#server/queries/files/import-files.ts';
import { insertAudit } from '#server/queries/operators/audit.ts';
import { mayStill } from '#server/queries/operators/operators.ts';
import { neededForFile } from './large-change.ts';
import { progressOf } from './progress.ts';

const stages = {
  apply: { from: 'checked', under: 'applying', to: 'applied', action: 'applyFile' },
  undo: { from: 'applied', under: 'undoing', to: 'undone', action: 'undoFile' },
} as const;

/** Whoever asked for it was switched off, or is allowed less, since it was begun. */
class NoLongerAllowed extends Error {}

type Direction = keyof typeof stages;

const changedProblem: Record<Direction, string> = {
  apply:
    'Something on these rows was changed after the file was checked. Nothing was applied; please upload it again.',
  undo: 'Something on these rows has changed since the file was applied. Nothing was undone.',
};

/** Takes the file for this; false where another has it, or it is past it. */
export function claimFile(
  { db }: OperatorContext,
  { id }: ImportFile,
  direction: Direction,
): Promise<boolean> {
  const { from, under } = stages[direction];
  return changeFile(db, id, from, { state: under, progress: 0, problem: '' });
}

/**
 * Writes a file that was claimed, whole or not at all. One transaction: where the
 * process is ended meanwhile, the database takes everything back. Gives why it was not written.
 */
export async function runChange(
  { db, operator, caller, audit }: OperatorContext,
  file: ImportFile,
  direction: Direction,
): Promise<Refusal | undefined> {
  const { from, under, to, action } = stages[direction];
  const progress = progressOf(db, file.id, under);
  try {
    await db.transaction(async (tx) => {
      const subject = `file ${file.id}`;
      const origin = { operatorId: operator.id, action, address: caller.address, partOf: subject };
      await writeRows({ tx, file, origin, done: progress.add }, direction);
      // Behind what takes long: held from here on, and whoever changes the operator does not wait for the rows.
      const isAllowed = await mayStill(tx, operator.id, await neededForFile(tx, file));
      if (!isAllowed) throw new NoLongerAllowed();
      const at = direction === 'apply' ? { appliedAt: new Date() } : { undoneAt: new Date() };
      const settled = await changeFile(tx, file.id, under, { state: to, progress: 0, ...at });
      if (!settled) throw new Error('Another process took this file for abandoned.');
      const { kind, name, rows, added, changed } = file;
      await audit(tx, subject, { after: { kind, name, rows, added, changed } });
    });
    return undefined;
  } catch (error) {
    await progress.stop();
    const refusal = refusalOf(error, direction);
    const problem =
      refusal?.message ?? 'Something went wrong. Nothing was changed; please try again.';
    await db.transaction(async (tx) => {
      const isOurs = await changeFile(tx, file.id, under, { state: from, problem, progress: 0 });
      if (isOurs && refusal?.code === 'not-allowed') await auditCallOff(tx, file, direction);
    });
    if (!refusal) throw error;
    return refusal;
  } finally {
    await progress.stop();
  }
}

const calledOff = 'Whoever started this may not do it any more. Nothing was changed.';

async function auditCallOff(tx: Db, { id }: ImportFile, direction: Direction): Promise<void> {
  const { from: state, under, action } = stages[direction];
  await insertAudit(tx, {
    ...{ operatorId: undefined, action, address: '', subject: `file ${id}` },
    details: { before: { state: under }, after: { state, reason: calledOff } },
  });
}

/** undefined: a fault. */
function refusalOf(error: unknown, direction: Direction): Refusal | undefined {
  if (error instanceof NoLongerAllowed) return new Refusal('not-allowed', calledOff);
  if (!(error instanceof ChangedSince || isUniqueViolation(error))) return undefined;
  return consoleRefusalsOf(stages[direction].action)(
    'changed-elsewhere',
    changedProblem[direction],
  );
}
