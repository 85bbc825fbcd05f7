// Tries mutants in warm processes and prints the survivors and the score of each file.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pinnedNode, root, run, say } from '../steps.mjs';

const folder = join(root, 'node_modules', '.cache', 'mutation');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const config = join('scripts', 'mutate', 'warm.config.mjs');
const passMark = 85;

/** The exit code: 0 where the score of all files together is good enough. */
export async function tryWarm(area, files) {
  const env = {
    MUTATE_AREA: area,
    MUTATE_FILES: files.join(' '),
    MUTATE_LIST: join(folder, `${area}-mutants.json`),
    MUTATE_OUTCOMES: join(folder, `${area}-outcomes.json`),
  };
  mkdirSync(folder, { recursive: true });
  rmSync(env.MUTATE_OUTCOMES, { force: true });
  let outcomes;
  do {
    const { code } = await run(pinnedNode(), [vitest, 'run', '--config', config], {
      stdio: 'inherit',
      env,
    });
    if (code !== 0) return code;
    outcomes = read(env.MUTATE_OUTCOMES);
  } while (outcomes.spoiled);
  for (const name of outcomes.unrepeatable) say(`cannot be repeated, so not used warm: ${name}`);
  await tryAlone(outcomes, env);
  const score = report(read(env.MUTATE_LIST), outcomes);
  return score >= passMark ? 0 : 1;
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Those that run only while modules load, and those that break a process for the others. */
async function tryAlone(outcomes, env) {
  const mutants = [...outcomes.spoiling, ...outcomes.static];
  if (mutants.length > 0) say(`${mutants.length} mutants are tried one by one …`);
  for (const mutant of mutants) {
    const args = [vitest, 'run', '--config', config, '--bail', '1', '--testTimeout', '20000'];
    const { code } = await run(pinnedNode(), args, { env: { ...env, MUTATE_ALONE: mutant } });
    (code === 0 ? outcomes.survived : outcomes.killed).push(mutant);
  }
}

function report(mutants, { killed, survived }) {
  const outcomeOf = ({ id }) => {
    if (killed.includes(id)) return 'killed';
    return survived.includes(id) ? 'survived' : 'not covered';
  };
  const judged = mutants.map((mutant) => ({ ...mutant, outcome: outcomeOf(mutant) }));
  for (const mutant of judged) if (mutant.outcome !== 'killed') say(described(mutant));
  say('file, mutants, killed, survived, not covered, score');
  const byFile = Object.groupBy(judged, ({ fileName }) => relative(root, fileName));
  for (const [file, some] of Object.entries(byFile)) say(`${file}, ${figures(some).join(', ')}`);
  say(`all, ${figures(judged).join(', ')}`);
  return figures(judged).at(-1);
}

function figures(judged) {
  const count = (outcome) => judged.filter((mutant) => mutant.outcome === outcome).length;
  return [
    judged.length,
    ...['killed', 'survived', 'not covered'].map(count),
    Math.round((1000 * count('killed')) / Math.max(1, judged.length)) / 10,
  ];
}

function described({ fileName, location, mutatorName, replacement, outcome }) {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const { start, end } = location;
  const code = start.line === end.line ? lines[start.line].slice(start.column, end.column) : '…';
  const place = `${relative(root, fileName)}:${start.line + 1}`;
  return `${outcome}: ${place} ${mutatorName}: ${code} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
}
