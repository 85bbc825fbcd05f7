// Journeys in a browser outside `npm test`: installs, builds, runs them, and writes what came of it as Markdown.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { build, install, pinnedNode, root, run } from './steps.mjs';
import { playwrightResults } from './test-results.mjs';
import { ensureChromium, ensurePostgres } from './tools.mjs';

/** What the journeys need is there: the settings with which they find it. */
export async function readyForJourneys() {
  await install({ withTests: true });
  const tools = { CHROMIUM_PATH: await ensureChromium(), POSTGRES_BIN: await ensurePostgres() };
  await build();
  return tools;
}

/** Runs them with these arguments of Playwright's; `about` begins the report. */
export async function runJourneys(args, env, { title, about }) {
  const started = Date.now();
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await run(pinnedNode(), [cli, 'test', ...args], {
    env: { ...env, FORCE_COLOR: '0' },
    stdio: 'inherit',
  });
  const { passed, failed } = playwrightResults();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString();
  const seconds = Math.round((Date.now() - started) / 1000);
  const lines = [
    ...[`# ${title}`, '', about],
    `${new Date().toISOString().slice(0, 10)}, commit ${commit.trim()}, ${cpus().length} cores, ${seconds} s.`,
    '',
    `**${passed + failed.length} runs, ${failed.length} failed.**`,
    // A run that broke down, as on an error in the shop's log, has no failed journey.
    ...(code !== 0 && failed.length === 0 ? ['', `The runner ended with code ${code}.`] : []),
    '',
    ...failed.map((failure) => `- ${failure}`),
  ];
  return { code, report: `${lines.join('\n').trimEnd()}\n` };
}
