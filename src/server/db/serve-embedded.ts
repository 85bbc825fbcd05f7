import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { execOrRollback, isPanic } from './embedded-errors.ts';
import type { EmbeddedCall, PlainError } from './embedded-port.ts';

/** Answers, over any number of ports, whoever is connected over one (`connectOver`). */
export function serveEmbedded(pglite: PGlite): (port: MessagePort) => void {
  let last: Promise<void> = Promise.resolve();

  /** One statement or transaction at a time, whichever thread asks: the lock of the one connection. */
  async function lock(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last;
    last = promise;
    await before;
    return resolve;
  }

  return (port) => serve(pglite, lock, port);
}

function serve(pglite: PGlite, lock: () => Promise<() => void>, client: MessagePort): void {
  /** While the client has a transaction open. */
  let unlock: (() => void) | undefined;
  let isGone = false;
  const stopListening = new Map<string, () => Promise<void>>();

  async function alone<R>(run: () => Promise<R>): Promise<R> {
    if (unlock) return run();
    const unlockAfter = await lock();
    return run().finally(unlockAfter);
  }

  async function begin(): Promise<void> {
    const unlockAfter = await lock();
    // Nobody would end it.
    if (isGone) return unlockAfter();
    await pglite.exec('begin').catch((error) => {
      unlockAfter();
      throw error;
    });
    unlock = unlockAfter;
    if (isGone) await end('rollback');
  }

  async function end(statement: 'commit' | 'rollback'): Promise<void> {
    await pglite.exec(statement).finally(() => {
      unlock?.();
      unlock = undefined;
    });
  }

  async function answer(call: EmbeddedCall): Promise<unknown> {
    if (call.call === 'begin') return begin();
    if (call.call === 'commit' || call.call === 'rollback') return end(call.call);
    return alone(async () => {
      if (call.call === 'query') {
        const parsers = Object.fromEntries(call.asText.map((type) => [type, keepText]));
        return pglite.query(call.text, call.values, { rowMode: call.rowMode, parsers });
      }
      if (call.call === 'exec') {
        return unlock ? pglite.exec(call.text) : execOrRollback(pglite, call.text);
      }
      if (call.call === 'listen') {
        const { channel } = call;
        const tell = (text: string) => client.postMessage({ channel, text });
        stopListening.set(channel, await pglite.listen(channel, tell));
      } else if (call.call === 'unlisten') {
        await stopListening.get(call.channel)?.();
        stopListening.delete(call.channel);
      } else {
        await pglite.close();
      }
      return undefined;
    });
  }

  client.on('message', async ({ id, ...call }: EmbeddedCall & { id: number }) => {
    const message = await answer(call as EmbeddedCall).then(
      (value) => ({ id, value }),
      (error) => ({ id, error: plain(error) }),
    );
    client.postMessage(message);
  });
  client.on('close', () => {
    isGone = true;
    if (unlock) end('rollback').catch(() => {}); // whoever asks next is told what is wrong with it
  });
}

function keepText(value: string): string {
  return value;
}

function plain(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const sent = Object.entries(error).filter(([, value]) => /string|number/.test(typeof value));
  const fields = Object.fromEntries(sent);
  if (isPanic(error)) fields.severity = 'PANIC';
  return { message: error.message, fields };
}
