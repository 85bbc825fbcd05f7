// Says which mutants lived, and the score of each file and of all.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root, say } from '../steps.mjs';

/** Gives the score of all together, in percent. `isSample`: what runs only at load was not tried. */
export function report(mutants, { killed, late, survived, static: atLoad }, isSample) {
  const outcomeOf = ({ id }) => {
    if (killed.includes(id)) return 'killed';
    if (survived.includes(id)) return 'survived';
    return isSample && atLoad.includes(id) ? 'only at load' : 'not covered';
  };
  const all = mutants.map((mutant) => ({ ...mutant, outcome: outcomeOf(mutant) }));
  const judged = all.filter(({ outcome }) => outcome !== 'only at load');
  for (const mutant of judged) if (mutant.outcome !== 'killed') say(described(mutant));
  say('file, mutants, killed, survived, not covered, score');
  const byFile = Object.groupBy(judged, ({ fileName }) => relative(root, fileName));
  for (const [file, some] of Object.entries(byFile)) say(`${file}, ${figures(some).join(', ')}`);
  say(`all, ${figures(judged).join(', ')}`);
  if (late.length > 0) say(`${late.length} of the killed only kept their test from ending`);
  if (isSample) {
    const hits = judged.filter(({ outcome }) => outcome === 'killed').length;
    const [low, high] = wilson(hits, judged.length);
    say(`of all mutants, with 95 % confidence: ${low} % to ${high} %`);
    say(`${all.length - judged.length} of the sample run only at load and were not tried`);
  }
  return figures(judged).at(-1);
}

function figures(judged) {
  const count = (outcome) => judged.filter((mutant) => mutant.outcome === outcome).length;
  return [
    judged.length,
    ...['killed', 'survived', 'not covered'].map(count),
    percent(count('killed') / Math.max(1, judged.length)),
  ];
}

const percent = (share) => Math.round(1000 * share) / 10;

/** Wilson's interval: what share of all may give such a sample. */
function wilson(hits, size) {
  if (size === 0) return [0, 100];
  const [share, z] = [hits / size, 1.96];
  const middle = share + z ** 2 / (2 * size);
  const half = z * Math.sqrt((share * (1 - share)) / size + z ** 2 / (4 * size ** 2));
  return [middle - half, middle + half].map((end) => percent(end / (1 + z ** 2 / size)));
}

function described({ fileName, location, mutatorName, replacement, outcome }) {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const { start, end } = location;
  const code = start.line === end.line ? lines[start.line].slice(start.column, end.column) : '…';
  const place = `${relative(root, fileName)}:${start.line + 1}`;
  return `${outcome}: ${place} ${mutatorName}: ${code} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
}
