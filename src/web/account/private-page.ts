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

type Read<T> = (call: Call, userId: number, log: Log) => Promise<T>;

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

/** The loader of a private page on the server. */
export async function privateLoader<T>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  read: Read<T>,
) {
  if (onlyInBrowser) return undefined;
  const [call, log] = [context.get(callContext), context.get(logContext)];
  const { userId, unread } = context.get(visitorContext);
  const content = unread
    ? unreadPage
    : await forCustomer(userId, url, (id) => ownContent(log, url, read(call, id, log)));
  return withStatus(content);
}

/** The same in the browser. */
export function privateClientLoader<T>(url: URL, read: Read<T>): Promise<T | FailedRead> {
  return forCustomer(storedUserId(), url, (id) =>
    ownContent(browserLog, url, read(browserCall, id, browserLog)),
  );
}
