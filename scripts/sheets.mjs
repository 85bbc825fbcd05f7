// Usage: npm run sheets [-- NAME …] [--whole] [--url http://…]. Opens a demo shop (or looks at the one of --url), takes
// every screen of it, or those named, in four widths, light and dark, English and Hindi, and puts each
// screen on one contact sheet: build/sheets/NAME.webp. --whole takes the whole page instead of the first screen.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openShop } from './open-shop.mjs';
import { contactSheet } from './sheets/contact-sheet.mjs';
import { prepare } from './sheets/prepare.mjs';
import { screens } from './sheets/screens.ts';
import { takeLooks } from './sheets/take-looks.mjs';
import { root, say } from './steps.mjs';
import { ensureChromium } from './tools.mjs';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean' }, url: { type: 'string' } },
});
/** A Monday morning, as in the guide; that of a shop with another clock is in GUIDE_TIME. */
const time = values.url ? process.env.GUIDE_TIME : '2026-10-05T05:30:00Z';
const folder = join(root, 'build', values.whole ? 'whole-sheets' : 'sheets');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: (await ensureChromium()) || undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const shop = values.url ? { url: values.url, close() {} } : await openShopAt(time);
try {
  const people = await prepare(browser, shop.url);
  const names = Object.keys(screens).filter((name) => wanted.length === 0 || wanted.includes(name));
  for (const name of names) {
    await sheet(name, people).catch((error) => {
      say(`${name}: could not be taken: ${error}`);
      process.exitCode = 1;
    });
  }
} finally {
  await browser.close();
  await shop.close();
}

function openShopAt(begin) {
  const clock = join(root, 'scripts', 'guide', 'fixed-clock.mjs');
  return openShop({ nodeFlags: ['--import', clock], env: { GUIDE_TIME: begin } });
}

async function sheet(name, people) {
  const screen = screens[name];
  const looks = await takeLooks(browser, screen, {
    ...{ url: shop.url, time, whole: values.whole === true },
    people,
  });
  const single = join(folder, name);
  rmSync(single, { recursive: true, force: true });
  mkdirSync(single);
  for (const look of looks) {
    const { width, language, scheme, png } = look;
    writeFileSync(join(single, `${width}-${language}-${scheme}.png`), png);
  }
  writeFileSync(join(folder, `${name}.webp`), await contactSheet(looks));
  const shifted = looks
    .filter(({ shift }) => shift > 0)
    .map(({ width, language, shift }) => `${width} ${language} ${shift}`);
  say(
    `${name}: ${looks.length} looks${shifted.length > 0 ? `; moved while loading: ${shifted.join(', ')}` : ''}`,
  );
}
