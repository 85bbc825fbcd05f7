import { refusalsOf } from '#contract/refuse.ts';
import { orderFileLimits } from '#domain/files/import-file.ts';
import type { Handler } from '#server/actions/context.ts';
import { FileFault } from '#server/file-parsing/file-fault.ts';
import { readCells } from '#server/file-parsing/read-cells.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';

const refuse = refusalsOf('readOrderFile');

const queue = new BoundedQueue(queueLimits.orderFiles);

export const readOrderFile: Handler<'readOrderFile'> = ({ customer, caller }, { file }) => {
  const left = caller.left?.();
  return queue.run(() => rowsOf(file, left), left, String(customer.id));
};

async function rowsOf(file: string, left?: AbortSignal): Promise<{ rows: string[][] }> {
  // A copy that is all its memory holds, so that the thread gets it without another.
  const bytes = new Uint8Array(Buffer.from(file, 'base64'));
  try {
    return { rows: await readCells(bytes, orderFileLimits, left) };
  } catch (error) {
    // What a file is not is told to whoever uploaded it; anything else is a fault of ours.
    if (error instanceof FileFault) {
      const { rows: most, columns } = orderFileLimits;
      throw refuse('unreadable-file', error.message, {}, { rows: most, columns });
    }
    throw error;
  }
}
