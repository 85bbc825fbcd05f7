import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

export type SettableClock = {
  /** For a process, and those that it starts. */
  env: Record<string, string>;
  /** By so much from the true time, as '+1h' or '-90m'; '+0' is right again. */
  set(offset: string): void;
};

/**
 * The time of day of one process, set while it runs by libfaketime; `program` is `faketime`, and `file` is
 * where it looks, every second. Durations stay true, as they do where an operator sets a machine's clock.
 */
export function settableClock(program: string, file: string): SettableClock {
  const library = execFileSync(program, ['-f', '+0', 'printenv', 'LD_PRELOAD'], {
    encoding: 'utf8',
  });
  const set = (offset: string) => writeFileSync(file, `${offset}\n`);
  set('+0');
  return {
    env: {
      LD_PRELOAD: library.trim(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
  };
}
