import { data } from 'react-router';
import type { Refusal } from '#contract/refusal.ts';

/** By its looks: the server's class and the one built into the storefront are not the same. */
function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'httpStatus' in error;
}

export function notFound(): never {
  throw data(null, { status: 404 });
}

/** What a call refused as the page's own answer: 404 not there, 400 an address that makes no sense. */
export function refused(error: unknown): never {
  if (isRefusal(error) && error.httpStatus === 404) notFound();
  if (isRefusal(error) && error.httpStatus === 400) throw data(error.message, { status: 400 });
  throw error;
}
