import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Call } from '#contract/index.ts';
import { isRefusal, type Refusal } from '#contract/refusal.ts';
import type { Services } from './actions/context.ts';
import { isDatabaseBusy } from './api/database-busy.ts';
import { inProcessCall } from './api/perform.ts';
import { chooseEncoding } from './api/response-cache.ts';
import { addCookie } from './api/send.ts';
import { databaseRetrySeconds, faultRefusal } from './api/to-refusal.ts';
import { type Customer, findCustomer } from './auth/session.ts';
import { clientLeft } from './bounded-queue.ts';
import { busyPage } from './html/busy-page.ts';
import { PageQueue } from './page-queue.ts';
import { pageHeaders } from './security-headers.ts';

/** What the storefront's server entry exports beside what React Router asks for. */
type StorefrontEntry = {
  requestContext(services: {
    call: Call;
    userId: number | undefined;
    userName: string | undefined;
    nonce: string;
    log: (place: string, error: unknown) => void;
  }): RouterContextProvider;
  otherOrigins: string[];
};

export type Storefront = {
  load(): Promise<ServerBuild>;
  dev: boolean;
  /** Development only: serves modules and styles from source. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** More than any page: a page is rendered to its end however slowly its client reads. */
const pageBufferBytes = 1024 * 1024;

/** Every address that nothing else answers is a page of the storefront, for reading. */
export function addPages(
  app: FastifyInstance,
  services: Services,
  storefront: Storefront,
  options: { publicOrigin(): string; secure: boolean },
): void {
  const handle = createRequestHandler(
    storefront.load,
    storefront.dev ? 'development' : 'production',
  );

  const { middleware } = storefront;
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  }

  const queue = new PageQueue();

  app.get('/*', async (request, reply) => {
    try {
      // Not in the queue: a slow look-up takes no turn from those who need none.
      const customer = await findCustomer(services.db, request.headers.cookie, options.secure);
      addCookie(reply, customer?.renewedCookie);
      const signedIn = customer !== undefined;
      const left = clientLeft(reply.raw);
      await queue.run(() => renderPage(request, reply, customer), signedIn, left);
    } catch (error) {
      const refusal = isDatabaseBusy(error) ? faultRefusal(error, request, 'page') : error;
      if (!isBusy(refusal)) throw error;
      sendBusy(reply, refusal, options.secure);
    }
  });

  async function renderPage(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer | undefined,
  ): Promise<void> {
    const entry = (await storefront.load()).entry.module as unknown as StorefrontEntry; // `as`: entry.server.tsx is ours
    const nonce = newNonce();
    const context = entry.requestContext({
      call: inProcessCall(services, customer, request),
      userId: customer?.id,
      userName: customer?.ownerName,
      nonce,
      log: (place, error) =>
        request.log[isBusy(error) ? 'warn' : 'error']({ err: error, place }, 'page'),
    });
    const response = await handle(toWebRequest(request, reply, options.publicOrigin()), context);
    const headers = pageHeaders({
      nonce,
      secure: options.secure,
      origins: entry.otherOrigins,
      dev: storefront.dev,
    });
    await sendPage(request, reply, response, headers);
  }
}

function isBusy(error: unknown): error is Refusal {
  return isRefusal(error) && error.code === 'busy';
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

function sendBusy(reply: FastifyReply, refusal: Refusal, secure: boolean): void {
  const nonce = newNonce();
  reply
    .code(refusal.httpStatus)
    .headers(pageHeaders({ nonce, secure, origins: [], dev: false }))
    .header('retry-after', refusal.extra.retry_after)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(busyPage(refusal.message, nonce));
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicOrigin: string): Request {
  const { host, protocol } = new URL(publicOrigin);
  return createRequest(request.raw, reply.raw, { host, protocol });
}

/** Ends when the page is rendered and compressed, not when its client has read it. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  security: Record<string, string>,
): Promise<void> {
  reply.hijack();
  const encoding = response.body ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const headers: Record<string, string> = {
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    ...Object.fromEntries(response.headers),
    ...security,
  };
  if (encoding) headers['content-encoding'] = encoding;
  if (response.status === 503) headers['retry-after'] = String(databaseRetrySeconds);
  reply.raw.writeHead(response.status, headers);
  if (!response.body) {
    reply.raw.end();
    return;
  }
  const body = Readable.fromWeb(response.body as ReadableStream); // `as`: the browser's type for Node's own class
  const buffer = new PassThrough({ highWaterMark: pageBufferBytes });
  // The client left, or the stream broke after its head was sent: nothing left to answer.
  const unfinished = (error: unknown) =>
    request.log.debug({ err: error, place: 'page stream' }, 'page not finished');
  pipeline(buffer, reply.raw).catch(unfinished);
  const rendered = encoding ? pipeline(body, compressor(encoding), buffer) : pipeline(body, buffer);
  await rendered.catch(unfinished);
}

/** Flushes with each chunk, so that a streamed page arrives as it is rendered. */
function compressor(encoding: 'br' | 'gzip') {
  return encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH });
}
