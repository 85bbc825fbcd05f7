import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const body = JSON.stringify({
  ...{ success: false, status: 'error', code: 'too-slow' },
  message: 'It took too long to arrive. Please try again.',
});
const tooSlow = [
  'HTTP/1.1 408 Request Timeout',
  'connection: close',
  'content-type: application/json',
  `content-length: ${Buffer.byteLength(body)}`,
  `\r\n${body}`,
].join('\r\n');

/** How long a body may take to arrive. Node has one limit for all requests, which is the one of uploads. */
export function limitBodyTime(server: Server, ms: number): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    const giveUp = () => {
      if (response.headersSent) request.destroy();
      else request.socket.end(tooSlow);
    };
    timers.set(request, setTimeout(giveUp, ms).unref());
    request.once('close', () => allowSlowBody(request));
  });
}

/** Of somebody we know, who sends a large file over a slow line: until Node's own limit. */
export function allowSlowBody(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}
