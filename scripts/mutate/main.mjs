// Usage: npm run mutate [-- [AREA… | FILE…] [--force]]. Breaks the code in one place after
// the other and runs the tests of its area: a mutant that survives shows what no test looks at.
// Code and tests that have not changed keep their last result, unless --force is given.
import { join, matchesGlob } from 'node:path';
import { fail, pinnedNode, root, run } from '../steps.mjs';
import { areas } from './areas.mjs';
import { tryWarm } from './warm.mjs';

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg === '--force');
const wanted = args.filter((arg) => arg !== '--force');
const stryker = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const config = join('scripts', 'mutate', 'stryker.config.mjs');

const unknown = wanted.find((name) => !Object.keys(areas).some((area) => filesIn(area, name)));
if (unknown) fail(`${unknown} is neither an area (${Object.keys(areas).join(', ')}) nor in one.`);

let exitCode = 0;
for (const area of Object.keys(areas)) {
  const files = (wanted.length > 0 ? wanted : [area]).flatMap((name) => filesIn(area, name) ?? []);
  if (files.length === 0) continue;
  if (areas[area].warm) {
    exitCode = (await tryWarm(area, files)) || exitCode;
    continue;
  }
  const mutate = [...files, '!**/*.test.ts'].join(',');
  const { code } = await run(pinnedNode(), [stryker, 'run', config, '--mutate', mutate, ...flags], {
    stdio: 'inherit',
    env: { MUTATE_AREA: area },
  });
  exitCode ||= code;
}
process.exit(exitCode);

/** What a name on the command line means in an area; undefined: nothing. */
function filesIn(area, name) {
  const { mutate } = areas[area];
  if (name === area) return mutate;
  return mutate.some((pattern) => matchesGlob(name, pattern)) ? [name] : undefined;
}
