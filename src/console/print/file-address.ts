import { actionUrl } from '#client/api-call.ts';
import type { ConsoleFileAction, ConsoleInput } from '#contract/console/index.ts';

export type FileAction = ConsoleFileAction;

/** Where the browser finds a file that the server makes. */
export function fileAddress<N extends FileAction>(name: N, input: ConsoleInput<N>): string {
  return actionUrl('/console/api/', name, input as object).replaceAll('%2C', ','); // `as`: every input is an object
}
