import type { Log } from './log.ts';

/** A section of a page: where its read fails, it is logged with its place, and undefined. */
export async function optional<T>(
  log: Log,
  place: string,
  read: Promise<T>,
): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof Error)) throw error; // the page is not there
    log(place, error);
    return undefined;
  }
}
