import type { Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { isRefusal } from '#contract/refusal.ts';

/** What a link to set a PIN is good for; unknown: another server does not say, or did not answer. */
export type PinLink =
  | { name: 'unknown' | 'void' | 'reset' }
  /** Makes the first PIN; `wanted` is the product that the customer came for, '' if none. */
  | { name: 'first'; wanted: string };

export async function readPinLink(call: Call, log: Log, url: URL): Promise<PinLink> {
  const token = url.searchParams.get('token') ?? '';
  if (token === '') return { name: 'unknown' };
  try {
    const { is_first, wanted } = await call('openPinLink', { token });
    return is_first ? { name: 'first', wanted } : { name: 'reset' };
  } catch (error) {
    if (isRefusal(error) && error.code === 'bad-token') return { name: 'void' };
    log('PIN link', error);
    return { name: 'unknown' };
  }
}
