// Usage: npm run lighthouse [-- /path …]. Opens the built shop and prints Lighthouse's mobile figures,
// the median of three runs. Fetches Lighthouse itself with npx; CHROMIUM_PATH may name the browser.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, pinnedNode, root, run, say } from './steps.mjs';
import { ensureChromium } from './tools.mjs';

const lighthouse = 'lighthouse@13.5.0';
const runs = 3;
const port = 3988;
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

await install({ withTests: true });
await build();
const folder = mkdtempSync(join(tmpdir(), 'thok-lighthouse-'));
const shop = spawn(pinnedNode(), ['build/node/main.js'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  },
});
await new Promise((resolve) => {
  shop.stdout.on('data', (chunk) => String(chunk).includes('open at') && resolve());
});

const chromium = await ensureChromium();
try {
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : await mainPages()) {
    const reports = [];
    await measure(path); // makes the pictures' sizes, which a running shop has
    for (let i = 0; i < runs; i += 1) reports.push(await measure(path));
    print(path, reports);
  }
} finally {
  shop.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

async function mainPages() {
  const answer = await fetch(
    `http://127.0.0.1:${port}/api?endpoint=getAllCategoriesWithSubcategories`,
  );
  const { categories } = await answer.json();
  const best = await fetch(
    `http://127.0.0.1:${port}/api?endpoint=getAllProductsWithImageNewBest&limit=1`,
  );
  const { products } = await best.json();
  return ['/', `/${categories[0].subcategories[0].slug}`, `/product-detail/${products[0].slug}`];
}

/** Lighthouse sometimes fails before the page starts to load (NO_NAVSTART): then it is retried. */
async function measure(path, triesLeft = 3) {
  const report = join(folder, 'report.json');
  const args = ['--yes', lighthouse, `http://127.0.0.1:${port}${path}`, '--quiet'];
  const more = ['--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`];
  const { code, output } = await run('npx', [...args, ...more], {
    env: { CHROME_PATH: chromium },
    cwd: folder,
  });
  if (code !== 0 && triesLeft > 1) return measure(path, triesLeft - 1);
  if (code !== 0) throw new Error(output);
  return JSON.parse(readFileSync(report, 'utf8'));
}

function print(path, reports) {
  const score = (id) => Math.round(median(reports.map((one) => one.categories[id].score * 100)));
  const value = (id) =>
    Math.round(median(reports.map((one) => one.audits[id].numericValue)) * 100) / 100;
  say(
    `${path}: performance ${score('performance')}, accessibility ${score('accessibility')}, best practices ${score('best-practices')}, SEO ${score('seo')}; LCP ${value('largest-contentful-paint')} ms, TBT ${value('total-blocking-time')} ms, CLS ${value('cumulative-layout-shift')}`,
  );
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
