// Usage: npm run demo [-- --products 50000]. Fills an empty database with the demo shop.
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/open-database.ts';
import { isNewShop } from '#server/queries/catalogue.ts';
import { readSettings } from '#server/settings.ts';
import { StartFault } from '#server/start-fault.ts';
import { fillDemo } from './fill.ts';

process.umask(0o077);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const products = values.products === undefined ? undefined : Number(values.products);
  if (products !== undefined && !(Number.isInteger(products) && products > 0)) {
    throw new StartFault('--products takes a whole number above 0.');
  }
  const settings = readSettings(process.env);
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
    await fillDemo(database.background, { dataDir: settings.dataDir, products, now: new Date() });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`· Done in ${seconds} s\n`);
  } finally {
    await database.close();
  }
}

await main().catch((error) => {
  process.stderr.write(`${error instanceof StartFault ? error.message : error?.stack}\n`);
  process.exitCode = 1;
});
