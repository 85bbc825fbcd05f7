// Usage: npm run bench [-- reads pages growth updates sign-ins cart orders console imports floods]. Prints figures and ratios; needs a built storefront.
import { benchCart } from './cart.ts';
import { benchConsole } from './console.ts';
import { benchFloods } from './floods.ts';
import { benchGrowth } from './growth.ts';
import { benchImports } from './imports.ts';
import { benchOrders } from './orders.ts';
import { benchPages } from './pages.ts';
import { benchReads } from './reads.ts';
import { benchSignIns } from './sign-ins.ts';
import { benchUpdates } from './updates.ts';

const parts = {
  reads: benchReads,
  pages: benchPages,
  growth: benchGrowth,
  updates: benchUpdates,
  'sign-ins': benchSignIns,
  cart: benchCart,
  orders: benchOrders,
  console: benchConsole,
  imports: benchImports,
  floods: benchFloods,
};
const chosen = process.argv.slice(2);

for (const [name, run] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) await run();
}
