import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/playwright',
  workers: 2,
  fullyParallel: true,
  // A flaky journey is fixed, not tried again.
  retries: 0,
  // The limit of a journey that hangs; what one waits for comes within seconds, on a busy machine too.
  timeout: 90_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    // Set by the global set-up, which opens the shop.
    baseURL: process.env.SHOP_URL ?? '',
    // What moves only costs time here; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Its caches would answer what a journey means to cut off; e2e/offline-app.spec.ts lets it in.
    serviceWorkers: 'block',
    // A trace of every journey would take as long as the journeys: `--trace on` where one is wanted.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      grepInvert: /@desktop-only/,
    },
    // Journeys that differ by width carry `@desktop` and run at both in `npm run test:all`, those
    // about a wide screen `@desktop-only`.
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grep: process.env.TEST_ALL === undefined ? /@desktop-only/ : /@desktop/,
    },
  ],
});
