// Tries mutants in one warm process and prints the survivors and the score of each file.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pinnedNode, root, run, say } from '../steps.mjs';

const folder = join(root, 'node_modules', '.cache', 'mutation');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const config = join('scripts', 'mutate', 'warm.config.mjs');
const passMark = 85;

/** The exit code: 0 where the score of all files together is good enough. */
export async function tryInOneProcess(area, files) {
  const env = {
    MUTATE_AREA: area,
    MUTATE_FILES: files.join(' '),
    MUTATE_LIST: join(folder, `${area}-mutants.json`),
    MUTATE_OUTCOMES: join(folder, `${area}-outcomes.json`),
  };
  mkdirSync(folder, { recursive: true });
  const { code } = await run(pinnedNode(), [vitest, 'run', '--config', config], {
    stdio: 'inherit',
    env,
  });
  if (code !== 0) return code;
  const score = report(read(env.MUTATE_LIST), read(env.MUTATE_OUTCOMES));
  return score >= passMark ? 0 : 1;
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

function report(mutants, { killed, survived, brokenBy, static: atLoad }) {
  const outcomeOf = ({ id }) => {
    if (killed.includes(id)) return 'killed';
    if (brokenBy.includes(id)) return 'unclear';
    if (survived.includes(id)) return 'survived';
    return atLoad.includes(id) ? 'static' : 'not covered';
  };
  const judged = mutants.map((mutant) => ({ ...mutant, outcome: outcomeOf(mutant) }));
  for (const mutant of judged) {
    if (mutant.outcome !== 'killed' && mutant.outcome !== 'static') say(described(mutant));
  }
  say('file, mutants, killed, survived, unclear, not covered, static (not tried), score');
  const byFile = Object.groupBy(judged, ({ fileName }) => relative(root, fileName));
  for (const [file, some] of Object.entries(byFile)) say(`${file}, ${figures(some).join(', ')}`);
  say(`all, ${figures(judged).join(', ')}`);
  return figures(judged).at(-1);
}

function figures(judged) {
  const count = (outcome) => judged.filter((mutant) => mutant.outcome === outcome).length;
  const tried = judged.length - count('static');
  return [
    judged.length,
    ...['killed', 'survived', 'unclear', 'not covered', 'static'].map(count),
    Math.round((1000 * count('killed')) / Math.max(1, tried)) / 10,
  ];
}

function described({ fileName, location, mutatorName, replacement, outcome }) {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const { start, end } = location;
  const code = start.line === end.line ? lines[start.line].slice(start.column, end.column) : '…';
  const place = `${relative(root, fileName)}:${start.line + 1}`;
  return `${outcome}: ${place} ${mutatorName}: ${code} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
}
