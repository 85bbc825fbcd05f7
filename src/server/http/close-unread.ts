import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long what a client goes on sending is dropped, so that it gets to read why it is refused. */
const lingerMs = 2_000;

/** A body that is answered unread: its rest must not be taken for the next request, nor hold the connection. */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || !hasBody(request) || response.headersSent) return;
  response.setHeader('connection', 'close');
  const { socket } = request;
  // Node would close both ways at once; where bytes are on their way, the system then drops the answer.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}
