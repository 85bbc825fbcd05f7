import type { Reporter } from '@playwright/test/reporter';
import { errorLines } from '#test/logged-errors.ts';

/**
 * Fails the run on an error in the log of the shop that the journeys share. A reporter, since it
 * hears the shop until it has closed; journeys run side by side, so the line is named, not a journey.
 */
export default class ServerLogReporter implements Reporter {
  #errors: string[] = [];

  onStdOut(chunk: string | Buffer): void {
    this.#errors.push(...errorLines(String(chunk)));
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.#errors.length === 0) return undefined;
    process.stdout.write(`Errors in the shop's log:\n${this.#errors.join('\n')}\n`);
    return { status: 'failed' };
  }
}
