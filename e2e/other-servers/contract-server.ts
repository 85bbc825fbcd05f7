import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { isActionName } from '#contract/index.ts';
import { asText } from './as-text.ts';
import { specified, strip } from './specified-fields.ts';

/**
 * Which server of the contract answers: one with the specified fields alone, one that refuses
 * without a word, one that answers numbers as text as PHP does, one that answers a change of the cart with what
 * says nothing, or a Thok server as it is.
 */
export type ServerKind = 'specified' | 'silent' | 'text' | 'malformed' | 'thok';
type RetellingKind = Exclude<ServerKind, 'thok'>;

/** As long as a shop of ours: on a busy machine a connection that ends after 5 s ends under a call. */
const keepAliveTimeout = 65_000;

type Answer = { status: number; body: unknown };

/** Puts that server on the port, in front of a real shop; gives a function that ends it. */
export async function openContractServer(kind: ServerKind, port: number, shop: URL) {
  const sockets = new Set<Socket>();
  const server: Server =
    kind === 'thok' ? wire(shop) : createServer({ keepAliveTimeout }, forwardAs(kind, shop));
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

/** The shop itself at this port: its bytes go through as they are. */
function wire(shop: URL): Server {
  return createTcpServer((socket) => {
    const other = connect(Number(shop.port), shop.hostname);
    socket.pipe(other).pipe(socket);
    socket.on('error', () => other.destroy());
    other.on('error', () => socket.destroy());
  });
}

function forwardAs(kind: RetellingKind, shop: URL) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const address = new URL(request.url ?? '/', shop);
    if (kind === 'specified') askAsSpecified(address);
    const sent = Buffer.concat(chunks);
    const body = kind === 'specified' ? bodyAsSpecified(sent) : sent;
    const {
      host: _host,
      connection: _connection,
      'content-length': _length,
      ...headers
    } = request.headers;
    const answer = await fetch(address, {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' }, // `as`: none that a browser sends comes twice
      ...(body.length > 0 ? { body } : {}),
      redirect: 'manual',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const given = { status: answer.status, body: isJson ? JSON.parse(String(bytes)) : undefined };
    const told = isJson ? retell(kind, address, given) : given;
    // One header by itself: cookies are several.
    for (const [name, value] of answer.headers) {
      if (!['content-length', 'etag', 'set-cookie', 'connection'].includes(name)) {
        response.setHeader(name, value);
      }
    }
    response.setHeader('set-cookie', answer.headers.getSetCookie());
    response.writeHead(told.status).end(isJson ? JSON.stringify(told.body) : bytes);
  };
}

/** Only the parameters that the specification names; what it does not name is no action at all. */
function askAsSpecified(address: URL): void {
  if (address.pathname === '/logout') address.pathname = '/api/logout';
  if (!address.pathname.startsWith('/api')) return;
  const action = address.searchParams.get('endpoint') ?? '';
  const known = isActionName(action) ? specified[action] : undefined;
  const names = ['endpoint', ...(known?.query.split(' ') ?? [])];
  for (const name of [...address.searchParams.keys()]) {
    if (!names.includes(name)) address.searchParams.delete(name);
  }
  if (!known) address.searchParams.set('endpoint', 'unknown');
}

/** Of what the storefront sends in bodies, the specification does not name the number of packs. */
function bodyAsSpecified(body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (!body.includes('"packs"')) return body;
  const { packs: _packs, ...fields } = JSON.parse(String(body));
  return Buffer.from(JSON.stringify(fields));
}

function retell(kind: RetellingKind, address: URL, answer: Answer): Answer {
  const action = address.searchParams.get('endpoint') ?? '';
  if (kind === 'specified') {
    const known = isActionName(action) ? specified[action] : undefined;
    return { ...answer, body: strip(answer.body, known?.answer ?? { fields: {} }) };
  }
  if (kind === 'text') {
    if (action === 'getProductBySlug' && answer.status === 404) {
      return { status: 200, body: { product: null } };
    }
    return { ...answer, body: asText(answer.body) };
  }
  if (kind === 'malformed') {
    const isChange = action === 'addToCart' || action === 'updateCartItem';
    return isChange ? { status: 200, body: { status: 'success', updated_data: null } } : answer;
  }
  const { status, success } = answer.body as { status?: string; success?: boolean }; // `as`: the envelope
  if (status !== 'error' && success !== false) return answer;
  return { status: 200, body: { status, success } };
}
