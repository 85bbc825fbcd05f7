// Usage: npm run phone [-- --runs 1 --profiles A,B --journeys add,bytes --url http://… --save]. Measures
// the built shop as a cheap phone on a slow network has it, and prints a table beside the last saved values.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openShop } from './open-shop.mjs';
import { signIn } from './phone/customer.mjs';
import { add } from './phone/journeys/add.mjs';
import { back } from './phone/journeys/back.mjs';
import { bytes } from './phone/journeys/bytes.mjs';
import { checkout } from './phone/journeys/checkout.mjs';
import { inputDelay } from './phone/journeys/input-delay.mjs';
import { memory } from './phone/journeys/memory.mjs';
import { plus } from './phone/journeys/plus.mjs';
import { tenProducts } from './phone/journeys/ten-products.mjs';
import { measure } from './phone/measure.mjs';
import { openBrowser, openPhone } from './phone/open-phone.mjs';
import { readOptions } from './phone/options.mjs';
import { profiles } from './phone/profiles.mjs';
import { document, tableOf } from './phone/report.mjs';
import { root, run, say } from './steps.mjs';

const all = { add, plus, ten: tenProducts, back, checkout, bytes, memory, input: inputDelay };
const options = readOptions({ profiles: Object.keys(profiles), journeys: Object.keys(all) });
const journeys = Object.fromEntries(options.journeys.map((name) => [name, all[name]]));
const savedFile = join(root, 'docs/proofs/phone.json');
/** A whole run takes no longer; what is left then is not measured. */
const mostMs = 25 * 60_000;

const shop = options.url ? { url: options.url, close: async () => {} } : await openShop();
const browser = await openBrowser();
const values = {};
try {
  const customer = await startCustomer();
  const deadline = Date.now() + mostMs;
  for (const [name, journey] of Object.entries(journeys)) {
    for (const profile of journey.profiles.filter((one) => options.profiles.includes(one))) {
      const given = { name, journey, profile, runs: options.runs, deadline, customer };
      Object.assign(values, await measure(browser, given));
    }
  }
} finally {
  await browser.close();
  await shop.close();
}
await print();

async function startCustomer() {
  const phone = await openPhone(browser, { url: shop.url });
  const customer = await signIn(phone);
  await phone.close();
  return { url: shop.url, ...customer };
}

async function print() {
  const saved = existsSync(savedFile) ? JSON.parse(readFileSync(savedFile, 'utf8')).values : {};
  const table = tableOf(journeys, values, saved);
  process.stdout.write(`\n${table}\n`);
  if (!options.save) return;
  const { output } = await run('git', ['rev-parse', '--short', 'HEAD']);
  const commit = output.trim();
  const date = new Date().toISOString().slice(0, 10);
  const kept = { date, commit, runs: options.runs, values: { ...saved, ...values } };
  writeFileSync(savedFile, `${JSON.stringify(kept, undefined, 2)}\n`);
  const whole = tableOf(all, kept.values, saved);
  const page = savedFile.replace('.json', '.md');
  writeFileSync(page, document({ ...kept, table: whole }));
  say(`Saved as ${savedFile} and .md`);
}
