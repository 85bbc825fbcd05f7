// Vitest for mutants that are tried in one process; scripts/mutate/warm.mjs says which.
import { globSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { root } from '../steps.mjs';
import { areas } from './areas.mjs';
import { instrument } from './instrument.mjs';

const { tests, database } = areas[process.env.MUTATE_AREA];
const files = globSync(process.env.MUTATE_FILES.split(' '), {
  cwd: root,
  exclude: ['**/*.test.ts'],
});
const { include: _, reporters: __, globalSetup, ...test } = base.test;

export default mergeConfig(
  { ...base, test },
  {
    plugins: [await instrument(root, files.toSorted(), process.env.MUTATE_LIST)],
    test: {
      include: tests,
      globalSetup: database ? globalSetup : [],
      runner: 'scripts/mutate/mutant-runner.ts',
      reporters: ['default'],
      maxWorkers: 1,
      // Its key does not know the mutants, so it would bring the code of another run.
      fsModuleCache: false,
    },
  },
);
