import pg from 'pg';
import { failureLog } from '#server/telemetry/failure-log.ts';
import type { Timeouts } from './timeouts.ts';

type Needs = {
  newClient(): pg.Client;
  channel: string;
  onNotify(text: string): void;
  log(place: string, error: unknown): void;
  timeouts: Pick<Timeouts, 'heartbeatMs' | 'heartbeatAnswerMs' | 'relistenMs'>;
};

/**
 * LISTEN on a connection of its own, which is made anew when it is lost. Gives the way to stop:
 * after that `onNotify` is not called again.
 */
export async function openListener(needs: Needs): Promise<() => Promise<void>> {
  const { newClient, channel, onNotify, log, timeouts } = needs;
  const failures = failureLog('database listener', log);
  let stopped = false;
  let current: pg.Client | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let retrying: Promise<void> | undefined;

  async function listen(): Promise<void> {
    const client = newClient();
    client.on('notification', ({ payload }) => {
      if (!stopped) onNotify(payload ?? '');
    });
    client.on('error', (error) => reconnect(client, error));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      current = client;
      heartbeat = setInterval(() => sendHeartbeat(client), timeouts.heartbeatMs).unref();
    } catch (error) {
      client.end().catch(() => {}); // whoever called hears of the error itself
      throw error;
    }
  }

  /** A peer that is gone without a word is only noticed by asking. */
  function sendHeartbeat(client: pg.Client): void {
    let answered = false;
    const giveUp = () => {
      if (!answered) reconnect(client, new Error('The database no longer answers.'));
    };
    // Where this process was busy, the answer may have come unread: the sockets are read first.
    const timer = setTimeout(() => setImmediate(giveUp), timeouts.heartbeatAnswerMs).unref();
    client.query('select 1').then(
      () => {
        answered = true;
        clearTimeout(timer);
      },
      (error) => reconnect(client, error),
    );
  }

  /** One loss is told several times, and before it listens `listen` itself throws. */
  function reconnect(client: pg.Client, error: unknown): void {
    if (stopped || client !== current) return;
    current = undefined;
    clearInterval(heartbeat);
    failures.failed(error);
    client.end().catch(() => {}); // it is lost already
    retryLater();
  }

  function retryLater(): void {
    retryTimer = setTimeout(() => {
      retrying = listenAgain();
    }, timeouts.relistenMs);
    retryTimer.unref();
  }

  async function listenAgain(): Promise<void> {
    try {
      await listen();
      failures.succeeded();
      if (!stopped) onNotify(''); // something may have been said while nobody listened
    } catch (error) {
      if (stopped) return;
      failures.failed(error);
      retryLater();
    }
  }

  await listen();
  return async () => {
    stopped = true;
    clearTimeout(retryTimer);
    clearInterval(heartbeat);
    await retrying;
    await current?.end();
  };
}
