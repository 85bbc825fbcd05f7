// Usage: node scripts/build-service-worker.mjs, after the storefront's builds. Bundles the service
// worker into build/client/sw.js, with the list of each language's files.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folders = { en: 'build/client/assets', hi: 'build/hi/client/assets' };

const assets = Object.fromEntries(
  Object.entries(folders).map(([language, folder]) => [
    language,
    readdirSync(join(root, folder))
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => `/assets/${name}`),
  ]),
);

const bundle = await rolldown({
  cwd: root,
  input: 'src/web/service-worker/main.ts',
  transform: { define: { __ASSETS__: JSON.stringify(assets) } },
});
await bundle.write({ file: 'build/client/sw.js', format: 'iife', minify: true });
