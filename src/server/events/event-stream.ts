import type { FastifyInstance, FastifyReply } from 'fastify';

/** Proxies close what is silent for a minute. */
const heartbeatMs = 25_000;
/** Then the browser comes anew, and its session is looked at again. */
const longestMs = 30 * 60_000;
/** How long a browser waits before it comes back: prices on its page are to be current within 5 s. */
const comeBackMs = 3_000;

/**
 * Server-sent events. Gives the way to turn a reply into a stream that stays open; `onClose` runs
 * once it has ended, whoever ended it. All of them end when the app closes.
 */
export function createEventStreams(app: FastifyInstance) {
  const open = new Set<FastifyReply>();
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end();
  });

  return (reply: FastifyReply, onClose: () => void): void => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // nginx would hold events back until its buffer is full.
      'x-accel-buffering': 'no',
    });
    reply.raw.write(`retry: ${comeBackMs}\n\n`);
    open.add(reply);
    const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), heartbeatMs);
    const longest = setTimeout(() => reply.raw.end(), longestMs);
    reply.raw.on('close', () => {
      clearInterval(heartbeat);
      clearTimeout(longest);
      open.delete(reply);
      onClose();
    });
  };
}
