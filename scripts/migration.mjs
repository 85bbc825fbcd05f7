// Usage: npm run migration -- --name=what. Writes the next migration from the schema; of drizzle-kit's snapshots
// only the newest stays, the one that the next migration is compared with.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from './steps.mjs';

const drizzle = join(root, 'node_modules', 'drizzle-kit', 'bin.cjs');
const args = [drizzle, 'generate', ...process.argv.slice(2)];
// It asks whether a column is new or renamed.
const { code } = await run(process.execPath, args, { stdio: 'inherit' });
if (code !== 0) fail('No migration was written.');
const folder = join(root, 'src/server/db/migrations/meta');
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.sort().slice(0, -1)) rmSync(join(folder, older));
