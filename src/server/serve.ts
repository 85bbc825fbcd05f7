import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { buildApp } from './app.ts';
import { openCatalogue } from './catalogue/store.ts';
import type { Database } from './db/connect.ts';
import { openMailer } from './jobs/mailer.ts';
import { openQueue } from './jobs/queue.ts';
import { resetPinMail } from './jobs/reset-pin-mail.ts';
import { openDatabase } from './open-database.ts';
import type { Storefront } from './pages.ts';
import type { Settings } from './settings.ts';
import { StartFault } from './start-fault.ts';

const buildFolder = new URL('../../build/', import.meta.url);

/** Opens the shop: database, catalogue, web server; closes them in turn when told to stop. */
export async function serve(settings: Settings, options: { dev: boolean }): Promise<void> {
  say('Opening the database');
  const log = (place: string, error: unknown) =>
    app?.log.error({ err: error, place }, 'background');
  let app: FastifyInstance | undefined;
  const database = await openDatabase(settings, log);
  try {
    await database.migrate();
    await fillIfNew(database, settings);
    say('Loading the catalogue');
    const catalogue = await openCatalogue(database, log);
    const queue = await openQueue(database, log);
    const storefront = options.dev ? await devStorefront() : await builtStorefront();
    app = await buildApp({
      ...settings,
      db: database.db,
      catalogue,
      jobs: queue,
      checkOutput: options.dev,
      storefront,
      clientFolder: options.dev ? undefined : new URL('client/', buildFolder).pathname,
    });
    app.addHook('onClose', async () => {
      await queue.close();
      await catalogue.close();
      await database.close();
    });
    const shopOrigin = await listen(app, settings);
    await queue.work({
      'reset-pin-mail': resetPinMail({
        db: database.db,
        catalogue,
        mailer: openMailer(settings),
        shopOrigin,
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
  const { fillDemo, isEmpty } = await import('#demo/fill.ts');
  if (!(await isEmpty(database.db))) return;
  say('Creating the demo shop');
  await fillDemo(database.db, { dataDir: settings.dataDir, now: new Date() });
}

async function builtStorefront(): Promise<Storefront> {
  const entry = new URL('server/index.js', buildFolder);
  if (!existsSync(entry)) {
    throw new StartFault(
      'The storefront is not built yet: run `npm start`, or `npm run build` first.',
    );
  }
  const build: ServerBuild = await import(entry.href);
  return { load: () => Promise.resolve(build), dev: false };
}

async function devStorefront(): Promise<Storefront> {
  const { openDevStorefront } = await import('./dev-storefront.ts');
  return openDevStorefront();
}

/** Gives the shop's public address. */
async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  try {
    const address = await app.listen({ port: settings.port, host: settings.host });
    const shop = settings.shopOrigin ?? address;
    say(`The shop is open at ${shop}`);
    if (!settings.databaseUrl) {
      say('Demo customer: 9876543210, PIN 246810 (another: 9876500002, PIN 135791)');
      say('Demo operator: operator@thok.example, password thok-demo-operator');
    }
    return shop;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartFault(
        `Port ${settings.port} on ${settings.host} is in use by another program. Choose another with PORT.`,
      );
    }
    throw error;
  }
}

function stopOnSignal(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      say('Closing: finishing the requests under way');
      await app.close();
      process.exit(0);
    });
  }
}

function say(line: string): void {
  process.stdout.write(`· ${line}\n`);
}
