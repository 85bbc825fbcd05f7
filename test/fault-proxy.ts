import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export type FaultProxy = {
  /** The database's address, by way of this proxy. */
  url: string;
  /** From now on nothing passes of what is connected, and nobody is told: as a pulled cable. */
  goSilent(): void;
  /** As `goSilent`, and who connects anew hears nothing either: as a server that is stopped, or swaps. */
  freeze(): void;
  /** Ends what is connected, and lets nobody in until it is mended. */
  cut(): void;
  /** How many were not let in. */
  refused(): number;
  /** What passes takes so much longer, in both directions. */
  delay(ms: number): void;
  /** New connections are let in again, without delay; silent ones are ended. */
  mend(): void;
  close(): Promise<void>;
};

/** A TCP proxy in front of a database, on a port of its own, that does what networks do. */
export async function openFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const target = new URL(databaseUrl);
  let isCut = false;
  let isFrozen = false;
  let refused = 0;
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) {
      refused += 1;
      return near.destroy();
    }
    if (isFrozen) {
      near.on('error', () => {}); // it is ended when it is mended
      sockets.add(near.pause());
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    forward(near, far, () => delayMs);
    forward(far, near, () => delayMs);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' ? address?.port : '');
  const goSilent = () => {
    for (const socket of sockets) socket.removeAllListeners('data').pause();
  };
  return {
    url: url.href,
    goSilent,
    freeze() {
      isFrozen = true;
      goSilent();
    },
    cut() {
      isCut = true;
      endAll();
    },
    refused: () => refused,
    delay(ms) {
      delayMs = ms;
    },
    mend() {
      isCut = false;
      isFrozen = false;
      delayMs = 0;
      for (const socket of sockets) if (socket.isPaused()) socket.destroy();
    },
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Passes on what comes in, in its order, each piece after the delay of its moment. */
function forward(from: Socket, to: Socket, delayMs: () => number): void {
  let last: Promise<unknown> = Promise.resolve();
  from.on('data', (bytes) => {
    const due = delayMs() > 0 ? setTimeout(delayMs()) : undefined;
    last = last.then(() => due).then(() => to.write(bytes));
  });
  from.on('error', () => {}); // the other side hears of it as a close
  from.on('close', () => last.then(() => to.destroy()));
}
