import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Not under node_modules, where Node takes no TypeScript. */
const cache = join(tmpdir(), 'thok-releases');

export type Release = { commit: string; folder: string; main: string };

/** The release before this one, built beside it once. */
export function buildPreviousRelease(): Release {
  const named = new URL('./previous-release.txt', import.meta.url);
  const commit = readFileSync(named, 'utf8').trim();
  const folder = join(cache, commit);
  if (!existsSync(folder)) {
    const making = `${folder}-making`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true });
    const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', making], { input: archive });
    // Its own Node comes with its packages.
    execFileSync('npm', ['run', 'build'], {
      cwd: making,
      stdio: ['ignore', 'ignore', 'inherit'],
      // Without what npm tells of the package that it runs this in.
      env: Object.fromEntries(
        Object.entries(process.env).filter(
          ([name]) => !/^npm_(package|lifecycle|config_local)/.test(name),
        ),
      ),
    });
    renameSync(making, folder); // whole or not there
  }
  return { commit: commit.slice(0, 8), folder, main: join(folder, 'build/node/main.js') };
}
