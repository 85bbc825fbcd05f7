import type pg from 'pg';
import { poolWaits } from '#server/telemetry/measurements.ts';

type Connected = (error: Error | undefined, client: unknown, release: unknown) => void;

/** Tells how long each one waits for a connection; `pool.query` asks for one in the same way. */
export function measureWaits(pool: pg.Pool, name: string): void {
  const connect = pool.connect.bind(pool) as (onConnected?: Connected) => Promise<unknown>; // `as`: two overloads in one
  const measured = (onConnected?: Connected) => {
    if (!poolWaits.wanted) return connect(onConnected);
    const tell = waitFrom(performance.now(), name);
    if (onConnected) {
      return connect((...connected) => {
        tell();
        onConnected(...connected);
      });
    }
    const connecting = connect();
    connecting.then(tell, tell);
    return connecting;
  };
  pool.connect = measured as pg.Pool['connect']; // `as`: takes and gives what that does
}

export function waitFrom(startedAt: number, pool: string): () => void {
  return () => poolWaits.publish({ pool, seconds: (performance.now() - startedAt) / 1_000 });
}
