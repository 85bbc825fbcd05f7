import { chromium } from '@playwright/test';
import { ensureChromium } from '../tools.mjs';
import { cpuSlowdown, profiles } from './profiles.mjs';
import { Traffic } from './traffic.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser() {
  const executablePath = (await ensureChromium()) || undefined;
  return chromium.launch({ executablePath, args: flags });
}

/** A phone with an empty cache, signed in where `storageState` says so. */
export async function openPhone(browser, { url, storageState }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    storageState,
  });
  context.setDefaultTimeout(0); // each journey has its own time-out
  return {
    context,
    request: context.request,
    newPage: (profile) => openPage(context, profile),
    close: () => context.close(),
  };
}

/** A tab with the processor and the network of a profile; without one, of this machine. */
async function openPage(context, profile) {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  const traffic = new Traffic(devTools);
  if (profile) {
    const { kilobitsPerSecond, latencyMs } = profiles[profile];
    const throughput = (kilobitsPerSecond * 1_000) / 8;
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  return { page, devTools, traffic };
}

/** Opens a page and waits until it listens and nothing is under way. */
export async function openReady({ page, traffic }, path) {
  await page.goto(path);
  await waitUntilListening(page);
  await traffic.settled();
}

/** Until then early taps are kept, under one of these names (the second in earlier versions). */
export function waitUntilListening(page) {
  return page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      window.eventReplay === undefined &&
      window.earlyTaps === undefined,
  );
}
