// Usage: npm run browsers [-- Firefox | WebKit]. Walks the buyer's path in Firefox and in WebKit, as Debian packages them, at
// the width of a phone. On other systems both have to be there already; decision 23 says why.
import { buyersPath } from './browsers/buyers-path.mjs';
import { openFirefox } from './browsers/marionette.mjs';
import { pageOf } from './browsers/page.mjs';
import { openWebKit } from './browsers/webkit.mjs';
import { openShop } from './open-shop.mjs';
import { say } from './steps.mjs';
import { ensureFirefox, ensureWebKit } from './tools.mjs';

const browsers = {
  Firefox: async () => openFirefox(await ensureFirefox()),
  WebKit: async () => openWebKit(await ensureWebKit()),
};

const shop = await openShop();
const counts = { passed: 0, failed: 0 };
try {
  const asked = process.argv.slice(2);
  for (const [name, open] of Object.entries(browsers)) {
    if (asked.length === 0 || asked.includes(name)) await walk(name, await open());
  }
} finally {
  await shop.close();
}
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);

/** After a step that failed the rest of that browser's path is left out: it builds on it. */
async function walk(name, browser) {
  const page = pageOf(browser, shop.url);
  try {
    await page.resize(450, 800);
    for (const [title, step] of Object.entries(buyersPath)) {
      await step(page);
      counts.passed += 1;
      say(`${name}: ${title}`);
    }
  } catch (error) {
    counts.failed += 1;
    say(`${name}: FAILED. ${error.message}\n${await page.describe()}`);
  } finally {
    await browser.close();
  }
}
