import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { maxBodyBytes } from './api/limits.ts';
import { addApiRoutes } from './api/routes.ts';
import type { CatalogueStore } from './catalogue/store.ts';
import type { Db } from './db/connect.ts';
import { addImageRoutes } from './images/routes.ts';
import type { JobQueue } from './jobs/queue.ts';
import { addPages, type Storefront } from './pages.ts';
import { addSitemap } from './sitemap.ts';

export type AppOptions = {
  db: Db;
  catalogue: CatalogueStore;
  jobs: Pick<JobQueue, 'send'>;
  dataDir: string;
  shopOrigin: string | undefined;
  trustProxy: boolean;
  logLevel: string;
  checkOutput: boolean;
  /** undefined: no pages, as in tests of the API. */
  storefront: Storefront | undefined;
  /** Built files of the storefront, served as they are. */
  clientFolder: string | undefined;
};

/** The whole shop as one web server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: maxBodyBytes,
    // Input is checked for such keys in one place, whatever way it came in.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    trustProxy: options.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 5_000, ignoreDuplicateSlashes: false },
    logger: {
      level: options.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
  });
  const secure = options.shopOrigin?.startsWith('https:') ?? false;
  const services = { db: options.db, catalogue: options.catalogue, jobs: options.jobs };
  let stopping = false;

  app.addHook('onResponse', (request, reply, done) => {
    // The path alone: a query may carry a token or a PIN.
    const path = request.raw.url?.split('?', 1)[0];
    request.log.info({
      method: request.method,
      path,
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
  app.addHook('preClose', async () => {
    stopping = true;
  });

  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error, place: 'server' }, 'unknown fault');
    return reply.code(500).type('text/plain').send(`Something went wrong! (${request.id})`);
  });
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const reachable = !stopping && (await isReachable(options.db));
    const loaded = options.catalogue.current().version > 0;
    return reply.code(reachable && loaded ? 200 : 503).send({
      database: reachable ? 'reachable' : 'unreachable',
      catalogue: loaded ? 'loaded' : 'loading',
    });
  });

  await app.register((scope) =>
    addApiRoutes(scope, services, {
      shopOrigin: options.shopOrigin,
      secure,
      checkOutput: options.checkOutput,
    }),
  );
  addImageRoutes(app, options.dataDir);
  addSitemap(app, options.catalogue, options.shopOrigin);
  if (options.clientFolder && existsSync(options.clientFolder))
    await addBuiltFiles(app, options.clientFolder);
  if (options.storefront)
    addPages(app, services, options.storefront, { shopOrigin: options.shopOrigin, secure });
  return app;
}

/** Files under /assets carry a hash in their name and never change. */
async function addBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}

async function isReachable(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false; // that is what was asked
  }
}
