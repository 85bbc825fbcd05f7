import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Storefront } from './pages/render.ts';
import { StartFault } from './start-fault.ts';

const buildFolder = new URL('../../build/', import.meta.url);

export const clientFolder = fileURLToPath(new URL('client/', buildFolder));

/** The storefront as `npm run build` left it. */
export async function builtStorefront(): Promise<Storefront> {
  const entry = new URL('server/index.js', buildFolder);
  if (!existsSync(entry)) {
    throw new StartFault(
      'The storefront is not built yet: run `npm start`, or `npm run build` first.',
    );
  }
  const build: ServerBuild = await import(entry.href);
  return { load: () => Promise.resolve(build), dev: false };
}
