import { cpuSlowdown, profiles } from './profiles.mjs';

const names = Object.keys(profiles);

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]
    : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The key of a value in the saved file. */
export function keyOf(journey, measure, profile) {
  return `${journey} ${measure} ${profile}`;
}

/** A Markdown table: each value with the one saved last behind it. */
export function tableOf(journeys, values, saved) {
  const lines = [
    `| journey | ${names.map((name) => `${name} ${profiles[name].name}`).join(' | ')} |`,
    `| --- |${' --- |'.repeat(names.length)}`,
  ];
  for (const [name, journey] of Object.entries(journeys)) {
    for (const [measure, { title, unit }] of Object.entries(journey.measures)) {
      const cells = names.map((profile) => {
        const key = keyOf(name, measure, profile);
        return cell(values[key], saved[key], unit);
      });
      if (cells.some((text) => text !== '')) {
        lines.push(`| ${journey.title}: ${title} | ${cells.join(' | ')} |`);
      }
    }
  }
  return lines.join('\n');
}

function cell(now, before, unit) {
  const texts = [now === undefined ? '' : show(now, unit)];
  if (before !== undefined) texts.push(`(${show(before, unit)})`);
  return texts.join(' ').trim();
}

/** null: it did not come to its end in time. */
function show(value, unit) {
  if (value === null) return 'never';
  if (unit === 's') return `${(value / 1_000).toFixed(value < 1_000 ? 2 : 1)} s`;
  if (unit === 'KB') return `${Math.round(value / 1_000)} KB`;
  return `${Math.round(value)}${unit && ` ${unit}`}`;
}

export function document({ table, commit, date, runs }) {
  return `# On a cheap phone

\`npm run phone\`, ${date}, commit ${commit}: 360×740, the processor ${cpuSlowdown}× slower, signed in, the browser's
own network emulation. Medians of the runs (${runs} here, 5 unless told otherwise); behind each value, in
brackets, the one saved before. \`-- --save\` writes this file.

${table}
`;
}
