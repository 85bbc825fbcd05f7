// Usage: npm run guide [-- NAME …]. Opens a demo shop, takes the pictures of docs/guide from it, all or
// those named, and writes those that look different from before.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { prepare } from './guide/prepare.mjs';
import { shots } from './guide/shots.ts';
import { openShop } from './open-shop.mjs';
import { root, say } from './steps.mjs';
import { ensureChromium } from './tools.mjs';

/** A Monday morning. */
const time = '2026-10-05T05:30:00Z';
const folder = join(root, 'docs', 'guide', 'pictures');
const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
};

const wanted = process.argv.slice(2);
const names = Object.keys(shots).filter((name) => wanted.length === 0 || wanted.includes(name));
await addMissing();
const shop = await openShop({
  nodeFlags: ['--import', join(root, 'scripts', 'guide', 'fixed-clock.mjs')],
  env: { GUIDE_TIME: time },
});
const browser = await chromium.launch({
  executablePath: (await ensureChromium()) || undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const cookies = await prepare(browser, shop.url);
  for (const name of names) {
    await take(name, cookies).catch((error) => {
      say(`${name}: could not be taken: ${error}`);
      process.exitCode = 1;
    });
  }
  for (const file of readdirSync(folder)) {
    if (!(file.replace('.webp', '') in shots)) rmSync(join(folder, file));
  }
} finally {
  await browser.close();
  await shop.close();
}

/** The console cannot be built while a page names a picture that was never taken. */
async function addMissing() {
  mkdirSync(folder, { recursive: true });
  const empty = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
  for (const name of names) {
    const file = join(folder, `${name}.webp`);
    if (!existsSync(file)) await empty.webp().toFile(file);
  }
}

async function take(name, cookies) {
  const { on = 'desktop', path, act, part } = shots[name];
  const context = await browser.newContext({
    ...screens[on],
    baseURL: shop.url,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
  });
  try {
    await context.clock.setFixedTime(time);
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await act?.(page);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(picturesShown);
    if (on === 'desktop') await page.setViewportSize(await page.evaluate(contentSize));
    const how = { animations: 'disabled', caret: 'hide' };
    await keep(name, await (part?.(page) ?? page).screenshot(how));
  } finally {
    await context.close();
  }
}

/** In the page: those on the screen have come. */
function picturesShown() {
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
  );
}

/** In the page: a screen without an empty part below its content; the side bar needs some height, too. */
function contentSize() {
  const { innerWidth: width, innerHeight } = window;
  const bottoms = [...document.querySelectorAll('main *')].map(
    (element) => element.getBoundingClientRect().bottom,
  );
  const isBehind = document.querySelector('dialog[open]') !== null;
  const height = isBehind ? innerHeight : Math.min(innerHeight, Math.max(540, ...bottoms) + 24);
  return { width, height: Math.ceil(height) };
}

/** A picture that looks as before stays as it is: encoded anew it would only be another file. */
async function keep(name, png) {
  const file = join(folder, `${name}.webp`);
  const bytes = await sharp(png).webp({ quality: 80, effort: 6 }).toBuffer();
  if (existsSync(file) && (await looksAlike(file, png))) return say(`${name}: as before`);
  writeFileSync(file, bytes);
  say(`${name}: ${Math.ceil(bytes.length / 1024)} KB`);
}

/** Compression moves every colour a little, a changed word moves some of them a lot. */
async function looksAlike(file, png) {
  const [before, now] = await Promise.all(
    [file, png].map((one) => sharp(one).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (before.info.width !== now.info.width || before.info.height !== now.info.height) return false;
  return before.data.every((value, at) => Math.abs(value - now.data[at]) < 96);
}
