import { defineConfig } from '@playwright/test';

/** Set E2E_PORT where two checkouts run their journeys at once. */
const port = Number(process.env.E2E_PORT ?? 3987);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  workers: 2,
  fullyParallel: true,
  // A flaky journey is fixed, not tried again.
  retries: 0,
  // Limits of what hangs, not of what is slow: a busy machine takes many times as long as a quiet one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/playwright.json' }],
    ['./e2e/server-log-reporter.ts'],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
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
    // about a wide screen `@desktop-only`; `expectGoodPage` looks at both widths.
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grep: process.env.TEST_ALL === undefined ? /@desktop-only/ : /@desktop/,
    },
  ],
  webServer: {
    command: 'npm start',
    env: {
      PORT: String(port),
      DATA_DIR: 'test-results/shop',
      LOG_LEVEL: 'warn',
      // The journeys name their own addresses.
      TRUST_PROXY: '1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    // Read by the reporter of the server's log.
    stdout: 'pipe',
    timeout: 180_000,
  },
});
