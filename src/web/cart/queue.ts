import { browserLog } from '#client/log.ts';
import { randomKey } from '#client/random-key.ts';
import { isRefusal, type Refusal } from '#contract/refusal.ts';
import { queuedDays } from '#domain/limits.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { storedUserId } from '#web/data/session.ts';
import { broadcastCartChange } from './cart-channel.ts';
import { addSent, putUnits, readCart } from './cart-store.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { deleteChange, putChange, putChanges, type QueuedChange, readChanges } from './queue-db.ts';
import { hasUnanswered, isUnanswered, readQueue } from './queued-changes.ts';
import { sendChange } from './send-change.ts';

export type NewChange = Omit<QueuedChange, 'id' | 'key' | 'at' | 'waiting' | 'refused'>;

type Outcome =
  /** In this tab the cart has its units. */
  | { name: 'done' }
  | { name: 'queued' }
  | { name: 'refused'; refusal: Refusal }
  /** No answer, and no queue to keep it in. */
  | { name: 'lost' };

/** A network that swallows requests: with its key the change can be sent again. */
export const answerMs = 20_000;
const queuedMs = queuedDays * 24 * 60 * 60 * 1_000;
const firstRetryMs = 1_000;
const lastRetryMs = 60_000;

/** Whoever waits on the screen for the answer to a change, by its key; what it was, once it came. */
const watchers = new Map<string, { tell: (outcome: Outcome) => void; told?: Outcome }>();
let channel: BroadcastChannel | undefined;
const inTurn = oneAtATime();
let retryMs = firstRetryMs;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Changes the cart: written down first, so that neither a lost answer nor a closed page loses it. */
export function changeCart(given: NewChange): Promise<Outcome> {
  const change = { ...given, key: randomKey(), at: Date.now() };
  // Another server may not know the key, and count what is sent twice: never queued, see decision 38.
  if (onlyInBrowser) return sendOnce(change);
  const written = areWritten([change]).then((isWritten) => (isWritten ? change : undefined));
  const answer = new Promise<Outcome>((resolve) => watchers.set(change.key, { tell: resolve }));
  const settled = flushQueue(written).then(async () => {
    const told = watchers.get(change.key)?.told;
    watchers.delete(change.key);
    return told ?? ((await written) ? whetherQueued(change) : sendOnce(change));
  });
  // The answer is shown before the change is deleted here: sent twice, its key counts it once.
  return Promise.race([answer, settled]);
}

/** Not there: another tab had the answer. */
async function whetherQueued({ key }: QueuedChange): Promise<Outcome> {
  const isHere = (await readChanges()).some((change) => change.key === key);
  return { name: isHere ? 'queued' : 'done' };
}

/** Before they are sent. */
export async function areWritten(changes: readonly QueuedChange[]): Promise<boolean> {
  try {
    await putChanges(changes);
    return true;
  } catch (error) {
    browserLog('cart queue', error);
    return false; // storage is blocked or full
  }
}

async function sendOnce(change: QueuedChange): Promise<Outcome> {
  try {
    await sendAndShow(change);
    return { name: 'done' };
  } catch (error) {
    browserLog('cart change', error);
    return isAnswer(error) ? { name: 'refused', refusal: error } : { name: 'lost' };
  }
}

/** Shows what the server answers, before the queue is shorter. */
async function sendAndShow(change: QueuedChange, signal?: AbortSignal): Promise<void> {
  const units = await sendChange(change, signal);
  if (units) putUnits(change, units);
}

/** One sending at a time, over all tabs: what one has under way another would send again. */
export function withQueueLock<T>(send: () => Promise<T>): Promise<T> {
  return inTurn(() =>
    // Only https has locks; without them the keys see to it that nothing counts twice.
    navigator.locks ? navigator.locks.request('cart-queue', send) : send(),
  );
}

/** Sends what waits, one at a time and in order; `made`: a change that is being written down. */
export function flushQueue(made?: Promise<QueuedChange | undefined>): Promise<void> {
  const sent = withQueueLock(() => sendAll(made));
  return sent.catch((error: unknown) => browserLog('cart queue', error));
}

async function sendAll(made?: Promise<QueuedChange | undefined>): Promise<void> {
  clearTimeout(retryTimer);
  let isUnseen = false;
  // Where nothing waits before it, it is sent without reading the queue: that takes a cheap phone a while.
  let next = hasUnanswered() ? undefined : await made;
  // It may have been sent with those before it, or its customer has signed out.
  if (next && (watchers.get(next.key)?.told || next.customerId !== storedUserId()))
    next = undefined;
  if (next) addSent(next);
  for (;;) {
    const change = next ?? (await readQueue()).find(isUnanswered);
    next = undefined;
    if (!change) break;
    if (!(await isSettled(change))) {
      // Signed out meanwhile: what was deleted is not written again.
      if (storedUserId() !== change.customerId) break;
      const unanswered = (await readQueue()).filter(isUnanswered);
      await putChanges(unanswered.map((one) => ({ ...one, waiting: true })));
      retryTimer = setTimeout(() => void flushQueue(), retryMs);
      retryMs = Math.min(2 * retryMs, lastRetryMs);
      await readQueue();
      break;
    }
    retryMs = firstRetryMs;
    isUnseen ||= !watchers.has(change.key);
  }
  // Who watches its change reads the cart itself.
  if (isUnseen) {
    broadcastCartChange();
    void readCart();
  }
  channel?.postMessage('changed');
}

/** false: no answer came, so that nothing is known. */
async function isSettled(change: QueuedChange): Promise<boolean> {
  // Its key may be forgotten by now.
  if (Date.now() - change.at > queuedMs) return isShownAsRefused(change, '');
  try {
    await sendAndShow(change, AbortSignal.timeout(answerMs));
    tell(change, { name: 'done' });
  } catch (error) {
    browserLog('cart change', error);
    if (!isAnswer(error)) return false;
    if (error.code === 'not-signed-in') return false;
    if (!watchers.has(change.key)) {
      if (['busy', 'too-many-tries'].includes(error.code)) return false;
      // What the others say is meant for programs. Where nobody knows what was done, the person looks.
      return isShownAsRefused(change, error.httpStatus === 200 ? error.message : '');
    }
    tell(change, { name: 'refused', refusal: error });
  }
  await deleteChange(change);
  return true;
}

function tell({ key }: QueuedChange, outcome: Outcome): void {
  const watcher = watchers.get(key);
  if (!watcher) return;
  watcher.told = outcome;
  watcher.tell(outcome);
}

async function isShownAsRefused(change: QueuedChange, refused: string): Promise<true> {
  await putChange({ ...change, waiting: false, refused });
  return true;
}

export function isAnswer(error: unknown): error is Refusal {
  return isRefusal(error) && error.code !== 'unreachable';
}

/** The customer has read why it was refused. */
export async function dismissRefused(change: QueuedChange): Promise<void> {
  await deleteChange(change);
  await readQueue();
  channel?.postMessage('changed');
}

/** Sends what waits now, when the network is back, and when the page is looked at again. */
export function startQueue(): () => void {
  if (onlyInBrowser) return () => {};
  const flush = () => void flushQueue();
  const onShow = () => document.visibilityState === 'visible' && flush();
  channel = new BroadcastChannel('cart-queue');
  channel.onmessage = () => void readQueue();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', onShow);
  void forgetOthers().then(flush);
  return () => {
    channel?.close();
    channel = undefined;
    clearTimeout(retryTimer);
    window.removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', onShow);
  };
}

/** What another customer left on this phone is never sent. */
async function forgetOthers(): Promise<void> {
  try {
    const owner = storedUserId();
    const others = (await readChanges()).filter((change) => change.customerId !== owner);
    await Promise.all(others.map(deleteChange));
  } catch (error) {
    browserLog('cart queue', error); // storage is blocked
  }
}
