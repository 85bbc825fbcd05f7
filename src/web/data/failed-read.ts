import { data } from 'react-router';
import type { Log } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';

/** Stands in place of a page's own content that could not be read, with the page's HTTP status. */
export type FailedRead = { failedRead: 500 | 503 };

export function isFailedRead(value: unknown): value is FailedRead {
  return typeof value === 'object' && value !== null && 'failedRead' in value;
}

/**
 * Whether a loader threw this on purpose: a redirect, a page that is not there, or the refusal that
 * leads to /login. Only the rest is a read that failed.
 */
function isAnswer(error: unknown): boolean {
  return !(error instanceof Error) || (isRefusal(error) && error.code === 'not-signed-in');
}

/** A page's own content: where its read fails, it is logged with its place, and the page says so. */
export async function orFailed<T>(
  log: Log,
  place: string,
  read: Promise<T>,
): Promise<T | FailedRead> {
  try {
    return await read;
  } catch (error) {
    if (isAnswer(error)) throw error;
    log(place, error);
    return { failedRead: isRefusal(error) && error.code === 'busy' ? 503 : 500 };
  }
}

/** For loaders on the server: a page whose own content failed is no success. */
export function withStatus<T>(page: T, own: unknown = page) {
  return data(page, isFailedRead(own) ? { status: own.failedRead } : {});
}
