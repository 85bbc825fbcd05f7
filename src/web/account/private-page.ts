import type { RouterContextProvider } from 'react-router';
import type { Log } from '#client/log.ts';
import { browserLog } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { isRefusal } from '#contract/refusal.ts';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext, visitorContext } from '#web/data/context.ts';
import { type FailedRead, orFailed, withStatus } from '#web/data/failed-read.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { redirectAway } from '#web/data/redirect-away.ts';
import { throwRouteError } from '#web/data/route-errors.ts';
import { storedUserId } from '#web/data/session.ts';
import { loginPathTo } from '#web/paths/paths.ts';

type Read<T> = (call: Call, userId: number, url: URL, log: Log) => Promise<T>;

/** Where one side only looks whether somebody is signed in: the other reads, or the page does. */
export const readNothing: Read<undefined> = async () => undefined;

/** Reads for a signed-in customer; anyone else is redirected to /login, and back afterwards. */
export async function forCustomer<T>(
  userId: number | undefined,
  url: URL,
  read: (userId: number) => Promise<T>,
): Promise<T> {
  const login = () => redirectAway(url, loginPathTo(url.pathname + url.search));
  if (userId === undefined) throw login();
  try {
    return await read(userId);
  } catch (error) {
    throw isRefusal(error) && error.code === 'not-signed-in' ? login() : error;
  }
}

function ownContent<T>(log: Log, url: URL, read: Promise<T>): Promise<T | FailedRead> {
  return orFailed(log, `page ${url.pathname}`, read.catch(throwRouteError));
}

const unreadPage: FailedRead = { failedRead: 503 };

type LoaderArgs = { context: Readonly<RouterContextProvider>; url: URL };

/** The loader of a private page on the server. */
export function privateLoader<T>(read: Read<T>) {
  return async ({ context, url }: LoaderArgs) => {
    if (onlyInBrowser) return undefined;
    const [call, log] = [context.get(callContext), context.get(logContext)];
    const { userId, unread } = context.get(visitorContext);
    const content = unread
      ? unreadPage
      : await forCustomer(userId, url, (id) => ownContent(log, url, read(call, id, url, log)));
    return withStatus(content);
  };
}

function inBrowser<T>(read: Read<T>) {
  return ({ url }: { url: URL }): Promise<T | FailedRead> =>
    forCustomer(storedUserId(), url, (id) =>
      ownContent(browserLog, url, read(browserCall, id, url, browserLog)),
    );
}

/** The same in the browser, also for the first page where the server cannot read it. */
export function privateClientLoader<T>(read: Read<T>) {
  return Object.assign(inBrowser(read), { hydrate: onlyInBrowser });
}

/** Where only the browser knows what the page shows, as in checkout. */
export function privateBrowserLoader<T>(read: Read<T>) {
  return Object.assign(inBrowser(read), { hydrate: true as const });
}
