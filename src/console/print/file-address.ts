import type { ConsoleInput } from '#contract/console/index.ts';
import type { ConsoleActionName } from '#contract/console/names.ts';

type FileAction = Extract<ConsoleActionName, `print${string}`>;

/** Where the browser finds a file that the server makes. */
export function fileAddress<N extends FileAction>(name: N, input: ConsoleInput<N>): string {
  const given = Object.entries(input as object).filter(([, value]) => value !== undefined); // `as`: every input is an object
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return `/console/api/${name}?${query.toString().replaceAll('%2C', ',')}`;
}
