// Usage: npm run bench [-- PART… --seconds 60 --products 5000 --orders 1000000 --seed 1]. Prints figures and ratios; needs a built
// storefront. Some parts also write bench/results.
import { benchCart } from './cart.ts';
import { benchConsole } from './console.ts';
import { benchCredit } from './credit.ts';
import { benchFloods } from './floods.ts';
import { benchGrowth } from './growth.ts';
import { benchImports } from './imports.ts';
import { benchInvoices } from './invoices.ts';
import { stopLeftovers } from './leftovers.ts';
import { benchMillion } from './million.ts';
import { benchMixed } from './mixed.ts';
import { readOptions } from './options.ts';
import { benchOrders } from './orders.ts';
import { benchPages } from './pages.ts';
import { benchProducts } from './products.ts';
import { benchQuick } from './quick.ts';
import { benchReads } from './reads.ts';
import { benchSignIns } from './sign-ins.ts';
import { benchSoak } from './soak.ts';
import { benchUpdates } from './updates.ts';
import { benchProcesses } from './worker-counts.ts';

const parts = {
  quick: benchQuick,
  reads: benchReads,
  pages: benchPages,
  growth: benchGrowth,
  updates: benchUpdates,
  'sign-ins': benchSignIns,
  cart: benchCart,
  orders: benchOrders,
  credit: benchCredit,
  console: benchConsole,
  imports: benchImports,
  products: benchProducts,
  floods: benchFloods,
  mixed: benchMixed,
  million: benchMillion,
  invoices: benchInvoices,
  processes: benchProcesses,
  soak: benchSoak,
};
const { parts: chosen, options } = readOptions(process.argv.slice(2));
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new Error(
    `No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`,
  );
}

for (const [name, run] of Object.entries(parts)) {
  const isChosen = chosen.length > 0 ? chosen.includes(name) : name !== 'quick'; // the others have it all
  if (!isChosen) continue;
  try {
    await run(options);
  } finally {
    await stopLeftovers();
  }
}
