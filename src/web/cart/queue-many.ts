import { browserLog } from '#client/log.ts';
import { randomKey } from '#client/random-key.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import {
  answerMs,
  areWritten,
  flushQueue,
  isAnswer,
  type NewChange,
  withQueueLock,
} from './queue.ts';
import { deleteChanges } from './queue-db.ts';

/**
 * Adds the packs of many lines with one request, each with a key of its own, and written down first like
 * a single change (`changeCart`): without an answer they wait, and are then sent one by one. Gives
 * undefined where they do; `send` throws what the shop refuses.
 */
export async function changeMany<T>(
  given: readonly NewChange[],
  send: (keys: readonly (string | undefined)[], signal?: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const changes = given.map((change) => ({ ...change, key: randomKey(), at: Date.now() }));
  if (onlyInBrowser || !(await areWritten(changes))) return send([]);
  const keys = changes.map(({ key }) => key);
  try {
    // Not for ever: all other changes wait behind it.
    const answer = await withQueueLock(() => send(keys, AbortSignal.timeout(answerMs)));
    await deleteChanges(changes);
    return answer;
  } catch (error) {
    if (!isAnswer(error)) {
      browserLog('add many', error);
      await flushQueue();
      return undefined;
    }
    await deleteChanges(changes);
    throw error;
  }
}
