import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Storefront } from '#server/pages/render.ts';
import { StartFault } from '#server/settings/start-fault.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const buildFolder = resolve(root, process.env.BUILD_DIR ?? 'build');

export const clientFolder = join(buildFolder, 'client');

/** The storefront as `npm run build` left it. */
export async function builtStorefront(): Promise<Storefront> {
  const entry = join(buildFolder, 'server', 'index.js');
  const hindiEntry = join(buildFolder, 'hi', 'server', 'index.js');
  if (!existsSync(entry)) {
    throw new StartFault(
      'The storefront is not built yet: run `npm start`, or `npm run build` first.',
    );
  }
  const build: ServerBuild = await import(pathToFileURL(entry).href);
  // A storefront built for another server may have been built in English alone.
  const hasHindi = existsSync(hindiEntry);
  return {
    load: (language) =>
      language === 'hi' && hasHindi
        ? import(pathToFileURL(hindiEntry).href)
        : Promise.resolve(build),
    dev: false,
  };
}
