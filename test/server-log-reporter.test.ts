import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs one journey that passes against a server that logs `line` and says it is ready. */
function runJourney(line: string): Promise<{ code: number; output: string }> {
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  // Within the project, so that Playwright is found from it.
  const folder = mkdtempSync(join(results, 'server-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = `console.log(${JSON.stringify(line)}); console.log('ready'); setInterval(() => {}, 60_000);`;
  // Playwright empties `outputDir`, which by default is the project's own test-results.
  const config = `export default {
    outputDir: 'results',
    reporter: [[${JSON.stringify(join(root, 'e2e/server-log-reporter.ts'))}]],
    webServer: { command: 'node server.mjs', stdout: 'pipe', wait: { stdout: /ready/ } },
  };`;
  const journey = `import { test } from '@playwright/test';\ntest('passes', () => {});\n`;
  writeFileSync(join(folder, 'server.mjs'), server);
  writeFileSync(join(folder, 'playwright.config.mjs'), config);
  writeFileSync(join(folder, 'one.spec.mjs'), journey);
  const cli = join(dirname(fileURLToPath(import.meta.resolve('@playwright/test'))), 'cli.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, 'test'], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test('a journey passes, but the run fails on an error in the log of its shop, and shows it', async () => {
  const { code, output } = await runJourney('{"level":50,"place":"api","msg":"unknown fault"}');
  expect(output).toContain('{"level":50,"place":"api","msg":"unknown fault"}');
  expect(code).toBe(1);
});

test('a warning in the log of the shop fails nothing', async () => {
  const { code, output } = await runJourney('{"level":40,"place":"api","msg":"database busy"}');
  expect({ code, output }).toEqual({ code: 0, output: '' });
});
