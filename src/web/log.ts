import type { Log } from './context.ts';

/** The browser's log. */
export const browserLog: Log = (place, error) => {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  // biome-ignore lint/suspicious/noConsole: Spec §8, such failures are only logged
  console.warn(place, error);
};

/** A read that may fail without failing the page: logged, and undefined. */
export async function optional<T>(log: Log, place: string, read: Promise<T>) {
  try {
    return await read;
  } catch (error) {
    log(place, error);
    return undefined;
  }
}
