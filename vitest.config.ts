import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By size, as Vitest does, but the longest file first: at the end one worker would wait for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = (file: TestSpecification) => file.moduleId.endsWith('/chaos.long.test.ts');
    return (await super.sort(files)).sort((a, b) => Number(isLongest(b)) - Number(isLongest(a)));
  }
}

export default defineConfig({
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
    // 'Check failed' (nodejs/node#64500): only `npm run test:all` opens so many.
    execArgv: process.env.TEST_ALL === undefined ? [] : ['--no-wasm-code-gc'],
    sequence: { sequencer: LongestFirst },
    // Files share their modules: every one has a database of its own, so nothing else is shared.
    isolate: false,
    // Generous: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 5_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
  },
});
