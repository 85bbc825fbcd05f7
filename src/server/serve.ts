import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { builtStorefront, clientFolder } from './built-storefront.ts';
import { openCatalogue } from './catalogue/store.ts';
import type { Database } from './db/connect.ts';
import { openMailer } from './jobs/mailer.ts';
import { openQueue } from './jobs/queue.ts';
import { resetPinMail } from './jobs/reset-pin-mail.ts';
import { openDatabase } from './open-database.ts';
import type { Storefront } from './pages.ts';
import { isNewShop } from './queries/catalogue.ts';
import type { Settings } from './settings.ts';
import { StartFault } from './start-fault.ts';

/** How long requests under way may take to finish when the shop closes. */
const drainMs = 10_000;

/** Opens the shop: database, catalogue, web server; closes them in turn when told to stop. */
export async function serve(settings: Settings, options: { dev: boolean }): Promise<void> {
  say('Opening the database');
  let app: FastifyInstance | undefined;
  let address = '';
  const publicOrigin = () => settings.shopOrigin ?? address;
  const log = (place: string, error: unknown) => {
    if (app) app.log.error({ err: error, place }, 'background');
    else process.stderr.write(`${place}: ${error}\n`);
  };
  const database = await openDatabase(settings, log);
  try {
    await database.migrate();
    await fillIfNew(database, settings);
    say('Loading the catalogue');
    const catalogue = await openCatalogue(database, log);
    // Not waited for: people can come in before it is ready, and mails can wait for it.
    const queue = openQueue(database, log);
    queue.catch(() => {}); // told below, where it is put to work
    const storefront = options.dev ? await devStorefront() : await builtStorefront();
    app = await buildApp({
      ...settings,
      db: database.db,
      catalogue,
      jobs: { send: async (...job) => (await queue).send(...job) },
      publicOrigin,
      checkOutput: options.dev,
      storefront,
      clientFolder: options.dev ? undefined : clientFolder,
    });
    app.addHook('onClose', async () => {
      await queue.then(
        (opened) => opened.close(),
        () => {},
      ); // one that never opened needs no closing
      await catalogue.close().finally(() => database.close());
    });
    address = await listen(app, settings);
    announce(publicOrigin(), settings);
    await (await queue).work({
      'reset-pin-mail': resetPinMail({
        db: database.db,
        catalogue,
        mailer: openMailer(settings),
        publicOrigin,
      }),
    });
  } catch (error) {
    await (app ? app.close() : database.close());
    throw error;
  }
  stopOnSignal(app);
}

/** An embedded database starts with the demo shop; a server's starts empty. */
async function fillIfNew(database: Database, settings: Settings): Promise<void> {
  if (database.kind !== 'embedded') return;
  if (!(await isNewShop(database.db))) return;
  say('Creating the demo shop');
  const { fillDemo } = await import('#demo/fill.ts');
  await fillDemo(database.db, { dataDir: settings.dataDir, now: new Date() });
}

async function devStorefront(): Promise<Storefront> {
  const { openDevStorefront } = await import('./dev-storefront.ts');
  return openDevStorefront();
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
  if (settings.databaseUrl) return;
  say('Demo customer: 9876543210, PIN 246810 (another: 9876500002, PIN 135791)');
  say('Demo operator: operator@thok.example, password thok-demo-operator');
}

function stopOnSignal(app: FastifyInstance): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return; // a terminal and whoever started us may both tell
      stopping = true;
      say('Closing: finishing the requests under way');
      setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
      await app.close();
      process.exit(0);
    });
  }
}

function say(line: string): void {
  process.stdout.write(`· ${line}\n`);
}
