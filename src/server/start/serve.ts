import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isDatabaseBusy } from '#server/api/database-busy.ts';
import type { ConsoleApp } from '#server/console/pages.ts';
import type { Database } from '#server/db/connect.ts';
import { migrateAtStart, openDatabase } from '#server/db/open-database.ts';
import { lazyQueue } from '#server/jobs/lazy-queue.ts';
import type { Storefront } from '#server/pages/render.ts';
import type { Settings } from '#server/settings/settings.ts';
import { StartFault } from '#server/settings/start-fault.ts';
import { failureLog } from '#server/telemetry/failure-log.ts';
import { builtConsole } from './built-console.ts';
import { builtStorefront, clientFolder } from './built-storefront.ts';

/** How long requests under way may take to finish when the shop closes. */
const drainMs = 5_000;
/** Then it ends, whatever is still under way: a job that hangs, or a database that does. */
const giveUpMs = 30_000;
/** How long until what needs the database is tried again. */
const retryMs = 1_000;

/** Opens the shop: database, catalogue, web server; closes them in turn when told to stop. */
export async function serve(settings: Settings, options: { dev: boolean }): Promise<void> {
  say('Opening the database');
  let app: FastifyInstance | undefined;
  let address = '';
  let stopping = false;
  const publicOrigin = () => settings.shopOrigin ?? address;
  const log = (place: string, error: unknown) => {
    // A text is news, as that something works again: among the faults, for whoever looks through those.
    if (app && typeof error === 'string') app.log.warn({ place }, error);
    else if (app) app.log.error({ err: error, place }, 'background');
    else process.stderr.write(`${place}: ${error}\n`);
  };
  const tracing = settings.isTraced ? await startTracing(log) : undefined;
  const opening = openDatabase(settings, log);
  // Loaded while the database opens, which works beside this thread.
  const loading = loadShop(options);
  loading.catch(() => {}); // told below, once there is a database to close
  const database = await opening;
  // Closed in turn, the last opened first: whoever asks the database goes before it does.
  const closing = new AsyncDisposableStack();
  closing.defer(() => tracing?.close());
  closing.defer(() => database.close());
  // Not a hook of the app: Fastify runs the last one first, and the app's own still ask the database.
  const close = async () => {
    await app?.close();
    await closing.disposeAsync();
  };
  try {
    await migrateAtStart(database, settings);
    await fillIfNew(database, settings);
    say('Loading the catalogue');
    const { buildApp, openCatalogue, openCustomerEvents, ...apps } = await loading;
    const startedAt = performance.now();
    const catalogue = await openCatalogue(database, log);
    closing.defer(() => catalogue.close());
    if (database.kind === 'embedded') {
      const { openBackupSocket } = await import('#server/backup/socket.ts');
      const closeSocket = await openBackupSocket(database, settings.dataDir).catch((error) =>
        say(`No backup can be made while the shop is open: ${error}`),
      );
      closing.defer(() => closeSocket?.());
    }
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    say(`Catalogue loaded: ${catalogue.current().productsById.size} products in ${seconds} s`);
    const queue = lazyQueue(async () => {
      const { openQueue } = await import('#server/jobs/queue.ts');
      return openQueue(database, log);
    });
    closing.defer(() => queue.close());
    const events = await openCustomerEvents(database, log);
    closing.defer(() => events.close());
    const writeProbe = database.openWriteProbe();
    closing.defer(() => writeProbe.close());
    app = await buildApp({
      ...settings,
      db: database.db,
      forThread: () => database.forThread(),
      ping: () => database.ping(),
      writesFail: writeProbe.fails,
      isStopping: () => stopping,
      catalogue,
      events,
      jobs: queue,
      publicOrigin,
      checkOutput: options.dev,
      fillDemoCatalogue: async (tx) =>
        (await import('#demo/fill-products.ts')).fillDemoCatalogue(tx),
      ...apps,
      clientFolder: options.dev ? undefined : clientFolder,
    });
    stopOnSignal(app.server, settings.closeDelayMs, {
      onStopping: () => {
        stopping = true;
      },
      close,
    });
    address = await listen(app, settings);
    announce(publicOrigin(), settings);
    // Of several processes the first tells it, before it starts them.
    const patiently = (work: () => Promise<void>) => retryWhileAway(work, log, () => stopping);
    if (cluster.isPrimary) await patiently(() => announceSetUp(database, publicOrigin()));
    if (settings.metrics) {
      const { openMetrics } = await import('#server/metrics/open.ts');
      const { dataDir } = settings;
      const sources = { database, catalogue, dataDir, writesFail: writeProbe.fails };
      const metrics = await openMetrics(settings.metrics, sources, log);
      closing.defer(() => metrics.close());
      if (metrics.address) say(`Its metrics: ${metrics.address}`);
    }
    // Of several processes the first; the others would copy the same.
    if (!options.dev && (cluster.worker?.id ?? 1) === 1) {
      const { keepBuild } = await import('#server/former-builds/kept-builds.ts');
      const folders = {
        '/assets/': join(clientFolder, 'assets'),
        '/console/assets/': apps.consoleApp.assets,
      };
      const keeping = keepBuild(settings.dataDir, folders).catch(
        (error) => log('keeping the build', error), // the shop works without it
      );
      closing.defer(() => keeping);
    }
    // Last: people come in without waiting for it, and mails can wait.
    const { jobHandlers } = await import('#server/jobs/handlers.ts');
    const { openMailer } = await import('#server/jobs/mailer.ts');
    const mailer = openMailer(settings);
    const needs = { database, catalogue, mailer, jobs: queue };
    const handlers = jobHandlers({ ...settings, ...needs, publicOrigin });
    await patiently(() => queue.work(handlers));
  } catch (error) {
    await close();
    throw error;
  }
}

/** People are in the shop already: it does not close because its database is away just then. */
async function retryWhileAway(
  work: () => Promise<void>,
  log: (place: string, error: unknown) => void,
  isStopping: () => boolean,
): Promise<void> {
  const failures = failureLog('start of the job queue', log);
  for (;;) {
    try {
      await work();
      return failures.succeeded();
    } catch (error) {
      if (isStopping() || !isDatabaseBusy(error)) throw error;
      failures.failed(error);
      await setTimeout(retryMs);
    }
  }
}

async function loadShop(options: { dev: boolean }) {
  const [{ buildApp }, store, events, storefront, consoleApp] = await Promise.all([
    import('./app.ts'),
    import('#server/catalogue/store.ts'),
    import('#server/events/customer-events.ts'),
    options.dev ? devStorefront() : builtStorefront(),
    options.dev ? devConsole() : builtConsole(),
  ]);
  const { openCatalogue } = store;
  const { openCustomerEvents } = events;
  return { buildApp, openCatalogue, openCustomerEvents, storefront, consoleApp };
}

/** OpenTelemetry's packages are optional: a shop that is not traced never loads them. */
async function startTracing(log: (place: string, error: unknown) => void) {
  const telemetry = await import('#server/telemetry/open-telemetry.ts').catch((error) => {
    throw new StartFault(
      `OTEL_EXPORTER_OTLP_ENDPOINT is set, but what sends traces is not installed (${error}). Install with npm ci --include=optional, or leave it out.`,
    );
  });
  return telemetry.startTracing(log);
}

/** An embedded database starts with the demo shop; a server's starts empty. */
async function fillIfNew(database: Database, settings: Settings): Promise<void> {
  if (database.kind !== 'embedded') return;
  const { isNewShop } = await import('#server/queries/catalogue/catalogue.ts');
  if (!(await isNewShop(database.db))) return;
  say('Creating the demo shop');
  const { fillDemo } = await import('#demo/fill.ts');
  await fillDemo(database.db, { dataDir: settings.dataDir, now: new Date() });
}

async function devStorefront(): Promise<Storefront> {
  const { openDevStorefront } = await import('./dev-storefront.ts');
  return openDevStorefront();
}

async function devConsole(): Promise<ConsoleApp> {
  const { openDevConsole } = await import('./dev-console.ts');
  return openDevConsole();
}

async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  try {
    return await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const place = `Port ${settings.port} on ${settings.host}`;
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartFault(`${place} is in use by another program. Choose another with PORT.`);
    }
    throw new StartFault(`${place} cannot be listened on: ${error}. Change PORT or HOST.`);
  }
}

function announce(origin: string, settings: Settings): void {
  say(`The shop is open at ${origin}`);
  say(`Its console: ${origin}/console`);
  if (settings.shopOrigin === undefined && ['0.0.0.0', '::'].includes(settings.host)) {
    say('Set SHOP_ORIGIN to the address that others open: until then they can only look around.');
  }
  if (settings.databaseUrl) return;
  say('Demo customer: 9876543210, PIN 246810 (another: 9876500002, PIN 135791)');
  say('Demo operator: operator@thok.example, password thok-demo-operator');
}

/** A shop without an operator: whoever reads the log becomes its owner. */
export async function announceSetUp(database: Database, origin: string): Promise<void> {
  const { newSetUpPath } = await import('#server/console/set-up-link.ts');
  const path = await newSetUpPath(database.db);
  if (path) say(`Nobody runs this shop yet. Open ${origin}${path} to become its owner.`);
}

/**
 * Told by SIGTERM, `/readyz` first says so, and the load balancer has time to send people elsewhere; a
 * person at a terminal (SIGINT) does not wait for that.
 */
function stopOnSignal(
  server: Server,
  closeDelayMs: number,
  { onStopping, close }: { onStopping: () => void; close: () => Promise<void> },
): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return; // a terminal and whoever started us may both tell
      stopping = true;
      onStopping();
      if (signal === 'SIGTERM') await setTimeout(closeDelayMs);
      say('Closing: finishing the requests under way');
      void setTimeout(drainMs).then(() => server.closeAllConnections());
      void setTimeout(giveUpMs).then(() => process.exit(1));
      await close();
      process.exit(0);
    });
  }
}

function say(line: string): void {
  process.stdout.write(`· ${line}\n`);
}
