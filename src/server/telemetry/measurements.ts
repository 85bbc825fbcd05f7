import { channel } from 'node:diagnostics_channel';

/**
 * What parts of the server tell whoever measures them: the metrics of Prometheus, or a bench. While
 * nobody listens, asking `wanted` is all it costs.
 */
function measurement<T extends object>(name: string) {
  const messages = channel(name);
  return {
    get wanted() {
      return messages.hasSubscribers;
    },
    publish: (message: T) => messages.publish(message),
    /** Gives the way to stop. */
    subscribe(onMessage: (message: T) => void): () => void {
      const take = (message: unknown) => onMessage(message as T); // `as`: only `publish` sends here
      messages.subscribe(take);
      return () => messages.unsubscribe(take);
    },
  };
}

/** Every response, with the path that is logged and the status that was sent. */
export const responses = measurement<{ path: string; status: number; seconds: number }>(
  'thok.response',
);
/** Every refusal of an action, of either API. */
export const refusals = measurement<{ path: string; code: string }>('thok.refusal');
/** Whether each cacheable call was answered from the cache. */
export const responseCacheLookups = measurement<{ hit: boolean }>('thok.response-cache');
/** Whether each shared page was answered from the cache. */
export const pageCacheLookups = measurement<{ hit: boolean }>('thok.page-cache');
/** Pages that React rendered, until they could be sent. */
export const pageRenders = measurement<{ seconds: number; signedIn: boolean }>('thok.page-render');
/** How long a request or a job waited for a connection to the database. */
export const poolWaits = measurement<{ pool: string; seconds: number }>('thok.pool-wait');
export const jobRuns = measurement<{ job: string; outcome: 'done' | 'failed'; seconds: number }>(
  'thok.job-run',
);
