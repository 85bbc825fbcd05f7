import type { OperatorContext } from '#server/console/context.ts';
import { isUniqueViolation } from '#server/db/constraint-violation.ts';
import { writeRows } from '#server/import-rows/write-rows.ts';
import { ChangedSince } from '#server/import-rows/writers.ts';
import { changeFile, type ImportFile } from '#server/queries/files/import-files.ts';
import { progressOf } from './progress.ts';

const stages = {
  apply: { from: 'checked', under: 'applying', to: 'applied' },
  undo: { from: 'applied', under: 'undoing', to: 'undone' },
} as const;

export type Direction = keyof typeof stages;

export const changedProblem: Record<Direction, string> = {
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
 * Writes a file that was claimed, whole or not at all; true where it was. One transaction: where the
 * process is ended meanwhile, the database takes everything back.
 */
export async function runChange(
  { db, operator, caller, audit }: OperatorContext,
  file: ImportFile,
  direction: Direction,
): Promise<boolean> {
  const { from, under, to } = stages[direction];
  const progress = progressOf(db, file.id, under);
  try {
    await db.transaction(async (tx) => {
      const action = direction === 'apply' ? 'applyFile' : 'undoFile';
      const subject = `file ${file.id}`;
      const origin = { operatorId: operator.id, action, address: caller.address, partOf: subject };
      await writeRows({ tx, file, origin, done: progress.add }, direction);
      const at = direction === 'apply' ? { appliedAt: new Date() } : { undoneAt: new Date() };
      const settled = await changeFile(tx, file.id, under, { state: to, progress: 0, ...at });
      if (!settled) throw new Error('Another process took this file for abandoned.');
      const { kind, name, rows, added, changed } = file;
      await audit(tx, subject, { after: { kind, name, rows, added, changed } });
    });
    return true;
  } catch (error) {
    await progress.stop();
    const isChanged = error instanceof ChangedSince || isUniqueViolation(error);
    const problem = isChanged
      ? changedProblem[direction]
      : 'Something went wrong. Nothing was changed; please try again.';
    await changeFile(db, file.id, under, { state: from, problem, progress: 0 });
    if (!isChanged) throw error;
    return false;
  } finally {
    await progress.stop();
  }
}
