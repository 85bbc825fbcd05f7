// The worker threads of the server: where modules name them, and what they are called in the bundle.
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src', 'server');

const workerAddress = /new URL\('(\.\/(?:[\w-]+-)?worker\.ts)', import\.meta\.url\)/g;

/** `src/server/console/imports/check-worker.ts` → `console-imports-check-worker` */
export const entryName = (file: string) =>
  relative(server, file).replace(/\.ts$/, '').replaceAll(/[\\/]/g, '-');

/** The code of the module `id`, which starts its workers where `addressOf` says. */
export const withWorkersAt = (code: string, id: string, addressOf: (name: string) => string) =>
  code.replaceAll(workerAddress, (_, worker: string) =>
    addressOf(entryName(resolve(dirname(id), worker))),
  );
