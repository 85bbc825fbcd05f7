import { data } from 'react-router';
import { isRefusal } from '#contract/refusal.ts';

export function notFound(): never {
  throw data(null, { status: 404 });
}

/** What a call refused as the page's own answer: 404 not there, 400 an address that makes no sense. */
export function refused(error: unknown): never {
  if (isRefusal(error) && error.httpStatus === 404) notFound();
  if (isRefusal(error) && error.httpStatus === 400) throw data(error.message, { status: 400 });
  throw error;
}
