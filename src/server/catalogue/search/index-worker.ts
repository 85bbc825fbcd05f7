import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from './build-index.ts';

const data = buildIndex(workerData);
const { ids, entries, postings, shortForms, sounds, skus, names } = data;
const { starts, entries: found, worths } = postings;
const arrays = [ids, entries, starts, found, worths, shortForms, sounds, skus, names];
// Handed over, not copied.
parentPort?.postMessage(
  data,
  arrays.map((array) => array.buffer),
);
