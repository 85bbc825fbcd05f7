import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from './build-index.ts';

const data = buildIndex(workerData);
const { ids, postings, shortForms, skus, names } = data;
const arrays = [ids, postings.starts, postings.entries, postings.worths, shortForms, skus, names];
// Handed over, not copied.
parentPort?.postMessage(
  data,
  arrays.map((array) => array.buffer),
);
