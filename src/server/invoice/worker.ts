import { parentPort } from 'node:worker_threads';
import { drawInvoice } from './draw-invoice.ts';
import type { InvoiceData } from './invoice-data.ts';

/** One invoice after another, beside the thread that answers the shop. */
parentPort?.on('message', async (data: InvoiceData) => {
  try {
    parentPort?.postMessage({ file: await drawInvoice(data) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
