import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import type { Services } from '#server/actions/context.ts';
import { addPlainForms } from '#server/api/plain-forms.ts';
import { addApiRoutes } from '#server/api/routes.ts';
import type { OwnOrigins } from '#server/api/same-origin.ts';
import { retryAfter, sendRefusal } from '#server/api/send.ts';
import { faultRefusal } from '#server/api/to-refusal.ts';
import { MissedSearches } from '#server/catalogue/missed-searches.ts';
import { addConsoleApi, type ConsoleOptions } from '#server/console/api/routes.ts';
import { addConsoleEvents } from '#server/console/order-events/routes.ts';
import { addConsolePages, type ConsoleApp } from '#server/console/pages.ts';
import type { Database, Db } from '#server/db/connect.ts';
import type { CustomerEvents } from '#server/events/customer-events.ts';
import { addEvents } from '#server/events/routes.ts';
import { addFormerBuilds } from '#server/former-builds/routes.ts';
import { addBuiltFiles } from '#server/http/built-files.ts';
import {
  type ConnectionLimits,
  connectionLimits,
  connectionOptions,
  limitConnections,
} from '#server/http/connections.ts';
import { addHealthRoutes, type Health } from '#server/http/health.ts';
import { languageOf } from '#server/http/language.ts';
import { addReturnPhotos } from '#server/http/return-photos.ts';
import { addImageRoutes } from '#server/images/routes.ts';
import { notFound } from '#server/messages/not-found.ts';
import { refusalMessage } from '#server/messages/refusal-message.ts';
import { addManifest } from '#server/pages/manifest.ts';
import { addOfflinePage } from '#server/pages/offline-page.ts';
import type { Storefront } from '#server/pages/render.ts';
import { addPages } from '#server/pages/routes.ts';
import { addSitemap } from '#server/pages/sitemap.ts';
import { addInvoices } from '#server/print/invoice-routes.ts';
import { addOrderForms } from '#server/print/order-form-routes.ts';
import { PerUserQueues } from '#server/queues/per-user-queues.ts';
import { loggedError } from '#server/telemetry/logged-error.ts';
import { responses } from '#server/telemetry/measurements.ts';
import { givenRequestId, loggedPath } from '#server/telemetry/request-log.ts';

export type AppOptions = OwnOrigins &
  Health &
  Pick<Database, 'forThread'> & {
    db: Db;
    /** How many database connections requests share. */
    databasePool: number;
    events: CustomerEvents;
    jobs: Services['jobs'];
    dataDir: string;
    /** What links in pages, mails and the sitemap begin with. */
    publicOrigin(): string;
    trustProxy: number;
    logLevel: string;
    /** Where the log goes; undefined: to the standard output. */
    logStream?: { write(line: string): void } | undefined;
    checkOutput: boolean;
    /** undefined: no pages, as in tests of the API. */
    storefront: Storefront | undefined;
    /** Built files of the storefront, served as they are. */
    clientFolder: string | undefined;
    /** The operator's app in the browser; undefined: only its API. */
    consoleApp: ConsoleApp | undefined;
    /** Writes the demo's products into a shop that has none. */
    fillDemoCatalogue: ConsoleOptions['fillDemoCatalogue'];
    /** Shorter ones, for tests. */
    connections?: Partial<ConnectionLimits>;
    orderFeedMs?: number;
  };

/** The whole shop as one web server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = { ...connectionLimits, ...options.connections };
  const app = fastify({
    ...connectionOptions(limits),
    trustProxy: options.trustProxy > 0 && ((_address, hop) => hop < options.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // While the server shuts down, requests on open connections are still answered; then each connection closes.
    return503OnClosing: false,
    genReqId: ({ headers }) => givenRequestId(headers['x-request-id']) ?? randomUUID(),
    // A proxy may send a whole URL as the address: only its path counts.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/]*/i, '') || '/',
    frameworkErrors: (error, request, reply) => answerFault(error, request, reply),
    routerOptions: { maxParamLength: 5_000 },
    logger: {
      level: options.logLevel,
      serializers: { err: loggedError },
      ...(options.logStream ? { stream: options.logStream } : {}),
    },
  });
  // Only routes that register a parser read a body.
  app.removeAllContentTypeParsers();
  limitConnections(app, limits, options);
  const secure = options.shopOrigin?.startsWith('https:') ?? false;
  const missedSearches = new MissedSearches(options.db, (place, error) =>
    app.log.error({ err: error, place }, 'missed searches'),
  );
  app.addHook('onClose', () => missedSearches.close());
  const services = {
    ...{ db: options.db, catalogue: options.catalogue, jobs: options.jobs, missedSearches },
    writesFail: options.writesFail,
    queues: new PerUserQueues(options.databasePool),
  };

  app.addHook('onResponse', (request, reply, done) => {
    const path = loggedPath(request.raw.url);
    const status = reply.raw.statusCode;
    const { elapsedTime } = reply;
    request.log.info({ method: request.method, path, status, ms: Math.round(elapsedTime) });
    if (responses.wanted) responses.publish({ path, status, seconds: elapsedTime / 1_000 });
    done();
  });
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler((request, reply) => answerFault(notFound('address'), request, reply));
  addHealthRoutes(app, options);
  await app.register((scope) => addApiRoutes(scope, services, { ...options, secure }));
  // Registered after the API, whose cached responses write this header themselves: if one header is already set,
  // Node sets all others one by one, which takes a tenth of the time of such a response.
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id);
    done();
  });
  await app.register((scope) => addConsoleApi(scope, services, { ...options, secure }));
  await app.register((scope) => addPlainForms(scope, services, { ...options, secure }));
  addEvents(app, { ...options, secure });
  addConsoleEvents(app, { ...options, secure });
  addInvoices(app, services, { secure });
  addReturnPhotos(app, services.db, { secure });
  addOrderForms(app, services, { secure });
  addManifest(app, services);
  addOfflinePage(app, services, { secure });
  addImageRoutes(app, options);
  addSitemap(app, options.catalogue, options.publicOrigin);
  if (options.clientFolder && existsSync(options.clientFolder)) {
    await addBuiltFiles(app, options.clientFolder, '/');
  }
  await addFormerBuilds(app, options.dataDir);
  if (options.consoleApp) await addConsolePages(app, options.consoleApp, { secure });
  if (options.storefront) {
    addPages(app, services, options.storefront, { publicOrigin: options.publicOrigin, secure });
  }
  return app;
}

/** Answers an error outside of actions and pages: as the API's envelope under /api, otherwise as a line of text. */
function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const clientFault = clientFaultOf(error);
  const refusal = clientFault
    ? new Refusal('bad-input', 'The request could not be understood.')
    : error instanceof Refusal
      ? error
      : faultRefusal(error, request, 'server');
  reply.hijack();
  // The rest of a body that nobody has read would be parsed as the next request: close the connection.
  if (!request.raw.complete) reply.raw.setHeader('connection', 'close');
  if (/^\/(console\/)?api/.test(request.raw.url ?? '')) {
    sendRefusal(reply, undefined, refusal);
  } else {
    reply.raw.writeHead(clientFault?.status ?? refusal.httpStatus, {
      ...clientFault?.headers,
      ...retryAfter(refusal),
      'content-type': 'text/plain; charset=utf-8',
    });
    reply.raw.end(`${refusalMessage(languageOf(request), refusal)}\n`);
  }
}

/** Fastify's own refusals of a request: a malformed address, or a range past the end of a file (416). */
function clientFaultOf(error: unknown) {
  if (!(error instanceof Error && 'statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return undefined;
  const headers = 'headers' in error ? (error.headers as OutgoingHttpHeaders) : {}; // `as`: Content-Range, as @fastify/send sets it
  return { status, headers };
}
