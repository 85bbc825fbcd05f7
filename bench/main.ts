// Usage: npm run bench [-- reads]. Prints figures and ratios; needs a built storefront.
import { benchReads } from './reads.ts';

const parts = { reads: benchReads };
const chosen = process.argv.slice(2);

for (const [name, run] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) await run();
}
