// Usage: node scripts/postgres-folder.mjs. Its last line is the folder with initdb and postgres in
// it, the one `npm test` uses; a server that is missing is installed.
import { ensurePostgres } from './tools.mjs';

process.stdout.write(`${await ensurePostgres()}\n`);
