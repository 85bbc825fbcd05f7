import { openOnThread } from '#server/db/thread-database.ts';
import { answerFiles } from '#server/file-parsing/answer-files.ts';
import type { CheckJob } from './check-off-thread.ts';
import { checkRows } from './check-rows.ts';

answerFiles(async ({ database, ...given }: CheckJob, progress) => {
  const { db, close } = openOnThread(database);
  try {
    return await checkRows(db, given, progress);
  } finally {
    close().catch(() => {}); // not waited for: a server that is gone would not let it
  }
});
