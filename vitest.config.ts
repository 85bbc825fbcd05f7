import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { withWorkersAt } from './scripts/server-workers.ts';
import { patienceMs } from './test/patience.ts';

/**
 * By size, as Vitest does, with two exceptions. The longest file comes first: at the end one worker would wait
 * for it. Files with a DOM come last, together: where the next file needs another environment, Vitest ends the
 * worker, and a new one loads all modules anew.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files.map((file) => [file, placeOf(file.moduleId)]));
    const placed = (file: TestSpecification) => places.get(file) ?? 0;
    return (await super.sort(files)).sort((a, b) => placed(a) - placed(b));
  }
}

function placeOf(path: string): number {
  if (path.endsWith('/chaos.long.test.ts')) return 0;
  return readFileSync(path, 'utf8').startsWith('// @vitest-environment') ? 2 : 1;
}

/** Worker threads start from the bundle, which the global set-up makes: from their sources they take five times as long. */
const bundledWorkers = {
  name: 'bundled-workers',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!code.includes('worker.ts')) return undefined;
    const bundled = (name: string) => new URL(`build/node/${name}.js`, import.meta.url).href;
    return withWorkersAt(code, id, (name) => `new URL('${bundled(name)}')`);
  },
};

export default defineConfig({
  plugins: [bundledWorkers],
  // The storefront's build-time settings.
  define: {
    __BASE_URL__: JSON.stringify('/api?endpoint='),
    __IMAGE_URL__: JSON.stringify('/images/'),
    __LANGUAGE__: JSON.stringify('en'),
  },
  test: {
    include: ['{src,demo,test,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: [
      'test/no-console-error.ts',
      'test/patient-wait.ts',
      'test/cheap-hashes.ts',
      'test/dom.ts',
    ],
    maxWorkers: 2,
    // V8 frees the code of embedded databases that are gone, and now and then ends the process with
    // 'Check failed' (nodejs/node#64500).
    execArgv: ['--no-wasm-code-gc'],
    sequence: { sequencer: LongestFirst },
    // Files share their modules: every one has a database of its own, so nothing else is shared.
    isolate: false,
    // Generous: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: patienceMs } },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
  },
});
