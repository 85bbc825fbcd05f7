import { inHindi } from '#web/messages/in-hindi.ts';

/**
 * The address to send on: whoever opens it and never chose a language reads it in that of the sender. An
 * English one says nothing, and leaves it to the reader's browser.
 */
export function sharedUrl(origin: string | undefined, path: string): string {
  const url = `${origin ?? ''}${path}`;
  return inHindi ? `${url}${path.includes('?') ? '&' : '?'}shared=hi` : url;
}
