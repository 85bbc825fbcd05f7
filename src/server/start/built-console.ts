import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConsoleApp } from '#server/console/pages.ts';
import { StartFault } from '#server/settings/start-fault.ts';

const folder = fileURLToPath(new URL('../../../build/console/', import.meta.url));

/** The console as `npm run build` left it. */
export async function builtConsole(): Promise<ConsoleApp> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    throw new StartFault(
      'The console is not built yet: run `npm start`, or `npm run build` first.',
    );
  }
  const html = await readFile(page, 'utf8');
  return { dev: false, html: () => Promise.resolve(html), assets: join(folder, 'assets') };
}
