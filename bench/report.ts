import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './processes.ts';

export type Row = (string | number)[];
export type Limit = { atMost: number } | { atLeast: number };

export type Report = {
  table(columns: string[], rows: Row[]): void;
  plot(name: string, caption: string, svg: string): void;
  /** PASS or FAIL; one that fails ends the bench with an exit code. */
  limit(what: string, value: number, limit: Limit): void;
  /** Into bench/results: a Markdown page and its plots. */
  write(): void;
};

const folder = join(root, 'bench/results');

/** Says what is measured and on what, first: figures of a machine that others use mean little. */
export function openReport(name: string, title: string, settings: Record<string, Row[number]>) {
  const load = loadavg()[0] ?? 0;
  const given = Object.entries(settings).map(([key, value]) => `${key} ${value}`);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const busy = load > 1 ? ' WARNING: others use this machine, the figures are worth little.' : '';
  const about = `${given.join(', ')}. ${machine}; load average before the run ${load.toFixed(1)}.${busy}`;
  say(`\n${title}\n  ${about}`);
  const body: string[] = [];
  const verdicts: string[] = [];
  const report: Report = {
    table(columns, rows) {
      const lines = aligned(columns, rows);
      say(lines.map((line) => `  ${line}`).join('\n'));
      body.push(lines.join('\n'));
    },
    plot(plotName, caption, svg) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${plotName}.svg`), svg);
      body.push(`![${caption}](${plotName}.svg)`);
    },
    limit(what, value, limit) {
      const [word, bound] =
        'atMost' in limit ? ['at most', limit.atMost] : ['at least', limit.atLeast];
      const kept = 'atMost' in limit ? value <= bound : value >= bound;
      if (!kept) process.exitCode = 1;
      const verdict = `${kept ? 'PASS' : 'FAIL'}: ${what} ${Number(value.toFixed(2))} (${word} ${bound})`;
      say(`  ${verdict}`);
      verdicts.push(`- ${verdict}`);
    },
    write() {
      mkdirSync(folder, { recursive: true });
      const facts = `\`npm run bench -- ${name}\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit()}. ${about}`;
      const page = [`# ${title}`, facts, verdicts.join('\n'), ...body].filter(
        (part) => part !== '',
      );
      writeFileSync(join(folder, `${name}.md`), `${page.join('\n\n')}\n`);
      say(`  Written to bench/results/${name}.md`);
    },
  };
  return report;
}

function aligned(columns: string[], rows: Row[]): string[] {
  const all = [columns, ...rows.map((cells) => cells.map(String))];
  const widths = columns.map((_, i) => Math.max(3, ...all.map((cells) => (cells[i] ?? '').length)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = all;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)];
}

/** `-dirty` where something was changed and not committed. */
function commit(): string {
  const args = ['describe', '--always', '--dirty', '--exclude=*'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
