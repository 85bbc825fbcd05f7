// Usage: npm run mutate [-- [AREA… | FILE…] [--force] [--calls] [--sample N [--seed S]] [--tests GLOB]]. Breaks the code in one place
// after the other and runs the tests of its area: a mutant that survives shows what no test looks at.
// `--sample` tries only so many of an area's mutants, chosen by chance; the seed chooses them again.
// `--calls` only leaves out calls whose result nobody uses. `--tests` judges by some of the area's tests alone:
// quicker, and the score is the least it can be.
// Code and tests of `domain` that have not changed keep their last result, unless --force is given.
import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, pinnedNode, root, run, say } from '../steps.mjs';
import { areas } from './areas.mjs';
import { tryWarm } from './warm.mjs';

const { values, positionals: wanted } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    sample: { type: 'string' },
    calls: { type: 'boolean', default: false },
    tests: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
  allowPositionals: true,
});
for (const name of ['sample', 'seed']) {
  if (values[name] !== undefined && !/^\d+$/.test(values[name])) fail(`--${name} takes a number.`);
}
const sampling = {
  sample: values.sample === undefined ? undefined : Number(values.sample),
  seed: Number(values.seed),
  calls: values.calls,
  tests: values.tests,
};
const stryker = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const config = join('scripts', 'mutate', 'stryker.config.mjs');

const unknown = wanted.find((name) => !Object.keys(areas).some((area) => filesIn(area, name)));
if (unknown) fail(`${unknown} is neither an area (${Object.keys(areas).join(', ')}) nor in one.`);

let exitCode = 0;
for (const area of Object.keys(areas)) {
  const files = (wanted.length > 0 ? wanted : [area]).flatMap((name) => filesIn(area, name) ?? []);
  if (files.length === 0) continue;
  if (areas[area].warm) {
    exitCode = (await tryWarm(area, files, sampling)) || exitCode;
    continue;
  }
  if (values.sample) say(`${area} knows no samples: all of it is tried.`);
  const mutate = [...files, '!**/*.test.ts'].join(',');
  const args = [stryker, 'run', config, '--mutate', mutate, ...(values.force ? ['--force'] : [])];
  const { code } = await run(pinnedNode(), args, { stdio: 'inherit', env: { MUTATE_AREA: area } });
  exitCode ||= code;
}
process.exit(exitCode);

/** What a name on the command line means in an area; undefined: nothing. */
function filesIn(area, name) {
  const { mutate } = areas[area];
  if (name === area) return mutate;
  return mutate.some((pattern) => matchesGlob(name, pattern)) ? [name] : undefined;
}
