import { data } from 'react-router';
import { silentCode } from '#client/api-call.ts';
import { isRefusal } from '#contract/refusal.ts';

/** Loaders throw these: React Router answers with the status and shows the route's error boundary. */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/** A refused call as the page's own answer: 404 not there, 400 an address that makes no sense. */
export function throwRouteError(error: unknown): never {
  if (isRefusal(error) && error.httpStatus === 404) notFound();
  if (isRefusal(error) && error.httpStatus === 400) throw data(error.message, { status: 400 });
  throw error;
}

/** What an address names. A refusal, also of an impossible name (400), makes the page a 404. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isRefusal(error) && ([404, 400].includes(error.httpStatus) || error.code === silentCode)) {
      notFound();
    }
    throwRouteError(error);
  }
}
