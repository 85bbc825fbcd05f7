import { connect, createServer, type Socket } from 'node:net';

export type SilentProxy = {
  url: string;
  /** From now on nothing passes of what is connected, and nobody is told: as a pulled cable. */
  goSilent(): void;
  close(): Promise<void>;
};

/** A TCP proxy in front of a database, on a port of its own. */
export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}); // the other side hears of it as a close
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    goSilent() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
