// Usage: npm run demo [-- --products 50000 --orders 1000000 --year]. Fills an empty database with the demo shop. --year:
// its orders, 25,000 unless told, are of the last year, with invoices, returns and all that was paid of them.
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/open-database.ts';
import { isNewShop } from '#server/queries/catalogue/catalogue.ts';
import { readSettings } from '#server/settings/settings.ts';
import { StartFault } from '#server/settings/start-fault.ts';
import { fillDemo } from './fill.ts';

process.umask(0o077);

/** More would take an embedded database, which has one thread, too long. */
const maxEmbeddedOrders = 20_000;

/** Some seventy a day. */
const ordersOfYear = 25_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      orders: { type: 'string' },
      year: { type: 'boolean', default: false },
    },
  });
  const products = count('products', values.products);
  const orders = count('orders', values.orders) ?? (values.year ? ordersOfYear : undefined);
  const settings = readSettings(process.env);
  if (orders !== undefined && orders > maxEmbeddedOrders && !settings.databaseUrl) {
    throw new StartFault(
      `An embedded database is filled with at most ${maxEmbeddedOrders} orders. For more, name a PostgreSQL server with DATABASE_URL.`,
    );
  }
  const database = await openDatabase(settings);
  try {
    await database.migrate();
    if (!(await isNewShop(database.db))) {
      throw new StartFault(
        'This database holds a shop already, and the demo only fills an empty one. Choose another with DATA_DIR or DATABASE_URL.',
      );
    }
    process.stdout.write('· Creating the demo shop\n');
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const progress = (done: number) =>
      process.stdout.write(`· ${done} of ${orders} orders, ${seconds()}\n`);
    await fillDemo(database.background, {
      dataDir: settings.databaseUrl ? undefined : settings.dataDir,
      products,
      history: orders === undefined ? undefined : { orders, progress },
      isYear: values.year,
      now: new Date(),
    });
    // Not left to the server's own time: whoever fills so much wants to see the plans for it.
    await database.execute('vacuum analyze');
    process.stdout.write(`· Done in ${seconds()}\n`);
  } finally {
    await database.close();
  }
}

function count(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new StartFault(`--${name} takes a whole number above 0.`);
}

await main().catch((error) => {
  process.stderr.write(`${error instanceof StartFault ? error.message : error?.stack}\n`);
  process.exitCode = 1;
});
