// Tries mutants in warm processes and prints the survivors and the score of each file.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root, run, say } from '../steps.mjs';
import { report } from './report.mjs';

const folder = join(root, 'node_modules', '.cache', 'mutation');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const config = join('scripts', 'mutate', 'warm.config.mjs');
const passMark = 85;

/** The exit code: 0 where the score of all files together is good enough. */
export async function tryWarm(area, files, { sample, seed, calls, tests = '' }) {
  const env = {
    MUTATE_AREA: area,
    MUTATE_FILES: files.join(' '),
    MUTATE_LIST: join(folder, `${area}-mutants.json`),
    MUTATE_OUTCOMES: join(folder, `${area}-outcomes.json`),
    MUTATE_SAMPLE: String(sample ?? 0),
    MUTATE_SEED: String(seed),
    MUTATE_CALLS: String(calls),
    TEST_PATIENCE_MS: '30000',
  };
  mkdirSync(folder, { recursive: true });
  rmSync(env.MUTATE_OUTCOMES, { force: true });
  let spoiled = tests.split(' ');
  do {
    const args = [vitest, 'run', '--config', config];
    const given = { stdio: 'inherit', env: { ...env, MUTATE_TESTS: spoiled.join(' ') } };
    const { code } = await run(pinnedNode(), args, given);
    if (!existsSync(env.MUTATE_OUTCOMES)) return code || 1;
    const { failed, ...now } = read(env.MUTATE_OUTCOMES);
    if (failed.length > 0) {
      say(`fails without a mutant: ${failed.join(', ')}`);
      return 1;
    }
    spoiled = now.spoiled;
  } while (spoiled.length > 0);
  const outcomes = read(env.MUTATE_OUTCOMES);
  for (const name of outcomes.unrepeatable) say(`cannot be repeated, so not used warm: ${name}`);
  await tryAlone(outcomes, { ...env, MUTATE_TESTS: tests }, sample === undefined);
  if (sample !== undefined) say(`a sample of ${sample}, seed ${seed}`);
  const score = report(read(env.MUTATE_LIST), outcomes, sample !== undefined);
  return score >= passMark ? 0 : 1;
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Those that break a process for the others, and those that a test reaches which cannot be repeated; those
 * that run only while modules load too, where all are tried: each of them needs all tests.
 */
async function tryAlone(outcomes, env, withStatic) {
  const { killed, alone } = outcomes;
  const some = Object.entries(alone).filter(([mutant]) => !killed.includes(mutant));
  const all = withStatic ? outcomes.static.map((mutant) => [mutant, []]) : [];
  const mutants = [...some, ...all];
  if (mutants.length > 0) say(`${mutants.length} mutants are tried one by one …`);
  for (const [mutant, files] of mutants) {
    const args = [vitest, 'run', '--config', config, '--bail', '1'];
    const some = files.length > 0 ? { MUTATE_TESTS: files.join(' ') } : {};
    const given = { ...env, ...some, MUTATE_ALONE: mutant };
    const { code } = await run(pinnedNode(), args, { env: given });
    (code === 0 ? outcomes.survived : outcomes.killed).push(mutant);
  }
}
