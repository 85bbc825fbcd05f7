// Usage: npm run offline-cuts [-- --cuts 1000 --seed 1 --save]. Installs and builds what the run in
// test/offline-cuts needs, and starts it.
import { build, install, pinnedNode, run } from './steps.mjs';
import { ensureChromium } from './tools.mjs';

await install({ withTests: true });
const chromium = await ensureChromium();
await build();
const { code } = await run(pinnedNode(), ['test/offline-cuts/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { CHROMIUM_PATH: chromium },
});
process.exit(code);
