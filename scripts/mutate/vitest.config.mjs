// The tests that mutants must fail: only those meant for the area, so that a mutant is quickly tried.
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { areas } from './areas.mjs';

const { tests, database } = areas[process.env.MUTATE_AREA];
const { include: _, reporters: __, globalSetup, ...test } = base.test;

export default mergeConfig(
  { ...base, test },
  {
    test: { include: tests, globalSetup: database ? globalSetup : [] },
  },
);
