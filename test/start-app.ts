import type { FastifyInstance } from 'fastify';
import { fillDemoCatalogue } from '#demo/fill-products.ts';
import type { Services } from '#server/actions/context.ts';
import { cookieName, startSession } from '#server/auth/session.ts';
import { type CatalogueStore, openCatalogue } from '#server/catalogue/store.ts';
import type { Database } from '#server/db/connect.ts';
import { openCustomerEvents } from '#server/events/customer-events.ts';
import { type AppOptions, buildApp } from '#server/start/app.ts';
import { builtStorefront } from '#server/start/built-storefront.ts';
import { expectLoggedError, noteError, noteLogLine, takeLoggedErrors } from './logged-errors.ts';
import { openTestDb, testDataDir } from './test-db.ts';

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  catalogue: CatalogueStore;
  /** What actions left for later: name, data, key. The queue has tests of its own. */
  sentJobs: unknown[][];
  jobs: Services['jobs'];
  /** This test provokes an error in the server's log at that place; any other fails the test. */
  expectError(place: string): void;
  /** Headers of a signed-in customer's browser. */
  signIn(customerId: number): Promise<Record<string, string>>;
  close(): Promise<void>;
};

/**
 * The real app on a real database; every answer is held against the contract, and an error in the
 * log fails the test.
 */
export async function startApp(
  given?: Database,
  options: Partial<AppOptions> & { pages?: boolean } = {},
): Promise<TestApp> {
  const database = given ?? (await openTestDb());
  const sentJobs: unknown[][] = [];
  const jobs: Services['jobs'] = options.jobs ?? {
    async ready() {},
    async send(_db, ...job) {
      sentJobs.push(job);
      return true;
    },
  };
  const catalogue = await openCatalogue(database, noteError);
  const events = await openCustomerEvents(database, noteError);
  const app = await buildApp({
    db: database.db,
    forThread: () => database.forThread(),
    databasePool: 10,
    ping: () => database.ping(),
    writesFail: () => false,
    isStopping: () => false,
    catalogue,
    events,
    jobs,
    dataDir: testDataDir(),
    shopOrigin: undefined,
    ...{ host: '127.0.0.1', port: 0 },
    storefrontOrigins: [],
    publicOrigin: () => 'http://shop.example',
    trustProxy: 0,
    logLevel: process.env.TEST_LOG ?? 'error',
    logStream: { write: noteLogLine },
    checkOutput: true,
    fillDemoCatalogue,
    storefront: options.pages ? await builtStorefront() : undefined,
    clientFolder: undefined,
    consoleApp: undefined,
    ...options,
  });
  return {
    app,
    database,
    catalogue,
    sentJobs,
    jobs,
    expectError: expectLoggedError,
    async signIn(customerId) {
      const token = await startSession(database.db, customerId, 'test');
      return { cookie: `${cookieName(false)}=${token}`, 'x-thok': '1' };
    },
    async close() {
      await app.close();
      await events.close();
      await catalogue.close();
      await database.close();
      const errors = takeLoggedErrors();
      if (errors.length > 0) throw new Error(`Errors in the log:\n${errors.join('\n')}`);
    },
  };
}
