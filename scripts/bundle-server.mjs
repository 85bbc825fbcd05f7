// Usage: node scripts/bundle-server.mjs. Bundles the server and its worker threads into build/node,
// for a quick start: Node then loads a few large files instead of very many small ones.
import { globSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { entryName, withWorkersAt } from './server-workers.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, 'build', 'node');

// What `npm run build` knows of the bundle holds no longer, whoever makes a new one.
rmSync(join(root, 'build', '.thok-server'), { force: true });

/** Left in node_modules, by the reason for it. */
const external = [
  // Have native code, WebAssembly or data files beside their modules.
  ...['@electric-sql/pglite', '@expo-google-fonts/noto-sans-devanagari', 'pdfkit', 'pg', 'sharp'],
  // pdfkit's own copy.
  'fontkit',
  // The built storefront has to find the same copy.
  ...['isbot', 'react', 'react-dom', 'react-router', '@react-router/node'],
  // Loaded after the shop has opened, only where it is measured, or in development only.
  ...['nodemailer', 'pg-boss', 'prom-client', '@opentelemetry', 'vite'],
];

const workers = globSync('src/server/**/{worker,*-worker}.ts', { cwd: root });

/** Those whose address was found in our modules. */
const started = new Set();

/**
 * Our modules find migrations and pictures by their own address. In the bundle that stays the address
 * of the source, where those files are; workers are found beside the bundle.
 */
const addresses = {
  name: 'addresses',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined;
    const source = relative(target, id).replaceAll('\\', '/');
    const withWorkers = withWorkersAt(code, id, (name) => {
      started.add(name);
      return `new URL('./${name}.js', IN_THE_BUNDLE)`;
    });
    return withWorkers
      .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`)
      .replaceAll('IN_THE_BUNDLE', 'import.meta.url');
  },
};

const bundle = await rolldown({
  cwd: root,
  input: {
    main: 'src/server/main.ts',
    ...Object.fromEntries(workers.map((file) => [entryName(join(root, file)), file])),
  },
  platform: 'node',
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [addresses],
});
await bundle.write({ dir: target, format: 'esm', cleanDir: true });
if (started.size !== workers.length) {
  throw new Error(`Of ${workers.length} workers only ${[...started].join(', ')} are started.`);
}
