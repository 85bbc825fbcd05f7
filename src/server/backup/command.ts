import { inspect, parseArgs } from 'node:util';
import { StartFault } from '#server/settings/start-fault.ts';
import { loggedError } from '#server/telemetry/logged-error.ts';
import { pipe } from './pipes.ts';

/** The file that the command was given, and whether one of its flags was. */
export function readArguments(command: string, flag?: string): { file: string; flagged: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: flag ? { [flag]: { type: 'boolean' } } : {},
  });
  const [file] = positionals;
  const isUnknown = Object.keys(values).some((name) => name !== flag);
  if (!file || positionals.length > 1 || isUnknown) {
    const flags = flag ? ` [--${flag}]` : '';
    throw new StartFault(`Name one file: npm run ${command} -- FILE${flags}; - is a pipe`);
  }
  return { file, flagged: flag !== undefined && values[flag] === true };
}

/**
 * Runs it and tells the time; a fault that a person can mend is one plain sentence, any other is
 * told as the log has it: with the database's code, without the customers' rows.
 */
export async function runCommand(
  work: (say: (line: string) => void) => Promise<void>,
): Promise<void> {
  // Whatever it writes is for its owner alone.
  process.umask(0o077);
  const started = performance.now();
  // Standard output may be the backup itself.
  const out = process.argv.includes(pipe) ? process.stderr : process.stdout;
  const say = (line: string) => {
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    out.write(`· ${line} (${seconds} s)\n`);
  };
  await work(say).catch((error) => {
    const fault = error instanceof StartFault ? error.message : inspect(loggedError(error));
    process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
  });
}
