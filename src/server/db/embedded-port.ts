import type { MessagePort } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';

/** What we use of PGlite, on this thread or over a port. */
export type EmbeddedConnection = Pick<
  PGlite,
  'query' | 'exec' | 'transaction' | 'listen' | 'unlisten' | 'close'
>;

export type EmbeddedCall =
  | { call: 'query'; text: string; values: unknown[]; rowMode: RowMode; asText: number[] }
  | { call: 'exec'; text: string }
  | { call: 'begin' | 'commit' | 'rollback' | 'close' }
  | { call: 'listen' | 'unlisten'; channel: string };
type RowMode = QueryOptions['rowMode'];

type FromEmbedded =
  | { id: number; value: unknown }
  | { id: number; error: PlainError }
  | { channel: string; text: string };
/** An error of another thread: its class stays there, its fields come along. */
export type PlainError = { message: string; fields: Record<string, string | number> };

type Waiting = PromiseWithResolvers<unknown>;
type OnNotify = (text: string) => void;

/**
 * The embedded database of another thread. One connection, as PGlite is: whoever uses it sends one
 * statement or transaction after the other.
 */
export function connectOver(port: MessagePort): EmbeddedConnection {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<OnNotify>>();
  let lastId = 0;
  let isGone = false;

  port.on('message', (message: FromEmbedded) => {
    if ('channel' in message) {
      for (const onNotify of listeners.get(message.channel) ?? []) onNotify(message.text);
      return;
    }
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (waiting.size === 0) port.unref(); // nobody waits: the process may end
    if ('error' in message) answer?.reject(asError(message.error));
    else answer?.resolve(message.value);
  });
  port.on('close', () => {
    isGone = true;
    for (const { reject } of waiting.values()) reject(gone());
    waiting.clear();
  });
  port.unref();

  async function ask(call: EmbeddedCall): Promise<unknown> {
    if (isGone) throw gone();
    lastId += 1;
    port.postMessage({ ...call, id: lastId });
    const answer: Waiting = Promise.withResolvers();
    waiting.set(lastId, answer);
    port.ref();
    return answer.promise;
  }

  const statements = {
    query: (text: string, values: unknown[] = [], { rowMode, parsers = {} }: QueryOptions = {}) => {
      // Functions cannot be sent; those that Drizzle gives leave the text as it is.
      const asText = Object.keys(parsers).map(Number);
      return ask({ call: 'query', text, values, rowMode, asText }) as Promise<Results>;
    },
    exec: (text: string) => ask({ call: 'exec', text }) as Promise<Results[]>,
  };

  const connection = {
    ...statements,
    async transaction(work: (tx: typeof statements) => Promise<unknown>) {
      await ask({ call: 'begin' });
      const result = await work(statements).catch(async (error) => {
        await ask({ call: 'rollback' });
        throw error;
      });
      await ask({ call: 'commit' });
      return result;
    },
    async listen(channel: string, onNotify: OnNotify) {
      const others = listeners.get(channel);
      listeners.set(channel, new Set(others).add(onNotify));
      if (!others) await ask({ call: 'listen', channel });
    },
    async unlisten(channel: string, onNotify: OnNotify) {
      const others = listeners.get(channel);
      others?.delete(onNotify);
      if (others?.size !== 0) return;
      listeners.delete(channel);
      await ask({ call: 'unlisten', channel });
    },
    close: () => ask({ call: 'close' }),
  };
  return connection as unknown as EmbeddedConnection; // `as`: of PGlite's many forms of these, the ones we use
}

/** As of a server that is gone: what was under way is lost. */
function gone(): Error {
  return asError({
    message: 'The thread of the embedded database ended.',
    fields: { severity: 'PANIC' },
  });
}

function asError({ message, fields }: PlainError): Error {
  return Object.assign(new Error(message), fields);
}
