import type { Db } from '#server/db/connect.ts';
import { FileFault } from '#server/file-parsing/file-fault.ts';
import type { FileChecker, GivenFile } from '#server/import-rows/file-checker.ts';
import { changeFile, deleteFileRows } from '#server/queries/files/import-files.ts';
import { progressOf } from './progress.ts';

/** Checks a file, and keeps what became of it. */
export async function runCheck(
  db: Db,
  { check }: Pick<FileChecker, 'check'>,
  given: GivenFile,
): Promise<void> {
  const { fileId } = given;
  const progress = progressOf(db, fileId, 'checking');
  try {
    const checked = await check(given, progress.add);
    await progress.stop();
    await changeFile(db, fileId, 'checking', { ...checked, progress: 0, state: 'checked' });
  } catch (error) {
    await progress.stop();
    await deleteFileRows(db, fileId);
    const isFault = error instanceof FileFault;
    const problem = isFault ? error.message : 'Something went wrong. Please upload it again.';
    const state = isFault ? 'refused' : 'failed';
    await changeFile(db, fileId, 'checking', { state, problem, progress: 0 });
    if (!isFault) throw error;
  }
}
