// Usage: npm run serve. Opens the shop that is built; installs and builds nothing, and needs no network.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, runShop } from './run-shop.mjs';
import { fail, root } from './steps.mjs';

if (!existsSync(join(root, bundle))) fail('Nothing is built yet. Run npm run build first.');
runShop();
