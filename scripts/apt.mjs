// Runs apt-get. Where another program holds the lock of the system's packages (a machine that has
// just started often updates itself), it says so and tries again instead of failing.
import { setTimeout as sleep } from 'node:timers/promises';
import { run, say } from './steps.mjs';

const lockIsBusy = /Could not get lock|locked by another process/;

/** Takes what `run` takes, so that `step` can use it; `pauseMs` and `patienceMs` are for tests. */
export async function runWhenUnlocked(command, args, options = {}) {
  const { pauseMs = 3_000, patienceMs = 15 * 60_000, ...rest } = options;
  // The lock's message is looked for in English.
  const env = { ...rest.env, LC_ALL: 'C' };
  const giveUpAt = Date.now() + patienceMs;
  for (let tries = 0; ; tries += 1) {
    const result = await run(command, args, { ...rest, env });
    const busy = result.code !== 0 && lockIsBusy.test(result.output);
    if (!busy || Date.now() >= giveUpAt) return result;
    if (tries === 0) say(`Waiting for the lock of the system's packages. ${holder(result.output)}`);
    await sleep(pauseMs);
  }
}

/** Who holds the lock, as far as apt-get knows. */
function holder(output) {
  return /It is held by process .*/.exec(output)?.[0] ?? 'Another program is installing.';
}
