import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { Services } from '#server/actions/context.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { cookieName, startSession } from '#server/auth/session.ts';
import { builtStorefront } from '#server/built-storefront.ts';
import { type CatalogueStore, openCatalogue } from '#server/catalogue/store.ts';
import type { Database } from '#server/db/connect.ts';
import { openCustomerEvents } from '#server/events/customer-events.ts';
import { openTestDb } from './test-db.ts';

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  catalogue: CatalogueStore;
  /** What actions left for later: name, data, key. The queue has tests of its own. */
  sentJobs: unknown[][];
  jobs: Services['jobs'];
  /** Headers of a signed-in customer's browser. */
  signIn(customerId: number): Promise<Record<string, string>>;
  close(): Promise<void>;
};

/** The real app on a real database; every answer is held against the contract. */
export async function startApp(
  given?: Database,
  options: Partial<AppOptions> & { pages?: boolean } = {},
): Promise<TestApp> {
  const database = given ?? (await openTestDb());
  const faults: unknown[] = [];
  const sentJobs: unknown[][] = [];
  const jobs: Services['jobs'] = options.jobs ?? {
    async ready() {},
    async send(_db, ...job) {
      sentJobs.push(job);
      return true;
    },
  };
  const catalogue = await openCatalogue(database, (_place, error) => faults.push(error));
  const events = await openCustomerEvents(database, (_place, error) => faults.push(error));
  const app = await buildApp({
    db: database.db,
    catalogue,
    events,
    jobs,
    dataDir: inject('demoDataDir'),
    shopOrigin: undefined,
    publicOrigin: () => 'http://shop.example',
    trustProxy: 0,
    logLevel: process.env.TEST_LOG ?? 'silent',
    checkOutput: true,
    storefront: options.pages ? await builtStorefront() : undefined,
    clientFolder: undefined,
    ...options,
  });
  return {
    app,
    database,
    catalogue,
    sentJobs,
    jobs,
    async signIn(customerId) {
      const token = await startSession(database.db, customerId, 'test');
      return { cookie: `${cookieName(false)}=${token}`, 'x-thok': '1' };
    },
    async close() {
      await app.close();
      await events.close();
      await catalogue.close();
      await database.close();
      if (faults.length > 0)
        throw new AggregateError(faults, 'something went wrong in the background');
    },
  };
}
