import type { PortalAnswer } from '#domain/e-invoice/portal-answer.ts';
import { fileThreads } from './file-threads.ts';

export type PortalJob = { bytes: Uint8Array };

const script = new URL('./portal-worker.ts', import.meta.url);
const threads = fileThreads<PortalJob, PortalAnswer[]>(script, 128);
const limits = { seconds: 20 };

/** What the portal of e-invoices answered, in a thread: its file may be nested a million deep. Throws a FileFault. */
export function readPortalAnswers(bytes: Uint8Array, left?: AbortSignal): Promise<PortalAnswer[]> {
  return threads.run({ bytes }, { limits, left });
}
