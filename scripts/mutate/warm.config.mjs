// Vitest for mutants that are tried in one process; scripts/mutate/warm.mjs says which.
import { globSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { root } from '../steps.mjs';
import { areas } from './areas.mjs';
import { instrument } from './instrument.mjs';

const { env } = process;
const { tests, database } = areas[env.MUTATE_AREA];
const files = globSync(env.MUTATE_FILES.split(' '), {
  cwd: root,
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
});
const { include: _, reporters: __, globalSetup, ...test } = base.test;

export default mergeConfig(
  { ...base, test },
  {
    plugins: [
      await instrument(root, files.toSorted(), {
        list: env.MUTATE_LIST,
        sample: Number(env.MUTATE_SAMPLE),
        seed: Number(env.MUTATE_SEED),
        calls: env.MUTATE_CALLS === 'true',
      }),
    ],
    test: {
      include: env.MUTATE_TESTS ? env.MUTATE_TESTS.split(' ') : tests,
      globalSetup: database ? globalSetup : [],
      runner: 'scripts/mutate/mutant-runner.ts',
      reporters: ['default'],
      maxWorkers: 1,
      // Its key does not know the mutants, so it would bring the code of another run.
      fsModuleCache: false,
    },
  },
);
