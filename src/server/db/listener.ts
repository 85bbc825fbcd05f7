import pg from 'pg';

const relistenAfterMs = 2_000;

type Needs = {
  newClient(): pg.Client;
  channel: string;
  onNotify(text: string): void;
  log(place: string, error: unknown): void;
};

/**
 * LISTEN on a connection of its own, which is made anew when it is lost. Gives the way to stop:
 * after that `onNotify` is not called again.
 */
export async function openListener(needs: Needs): Promise<() => Promise<void>> {
  const { newClient, channel, onNotify, log } = needs;
  let stopped = false;
  let current: pg.Client | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let retrying: Promise<void> | undefined;

  async function listen(): Promise<void> {
    const client = newClient();
    client.on('notification', ({ payload }) => {
      if (!stopped) onNotify(payload ?? '');
    });
    client.on('error', (error) => lose(client, error));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      current = client;
    } catch (error) {
      client.end().catch(() => {}); // whoever called hears of the error itself
      throw error;
    }
  }

  /** One loss is told several times, and before it listens `listen` itself throws. */
  function lose(client: pg.Client, error: unknown): void {
    if (stopped || client !== current) return;
    current = undefined;
    log('database listener', error);
    client.end().catch(() => {}); // it is lost already
    retryLater();
  }

  function retryLater(): void {
    retryTimer = setTimeout(() => {
      retrying = listenAgain();
    }, relistenAfterMs);
    retryTimer.unref();
  }

  async function listenAgain(): Promise<void> {
    try {
      await listen();
      if (!stopped) onNotify(''); // something may have been said while nobody listened
    } catch (error) {
      if (stopped) return;
      log('database listener', error);
      retryLater();
    }
  }

  await listen();
  return async () => {
    stopped = true;
    clearTimeout(retryTimer);
    await retrying;
    await current?.end();
  };
}
