// Usage: node scripts/fault-tools.mjs. Its last line is JSON: the programs that tests inject faults with, by
// the names of their settings; what is missing is installed.
import { ensureFaultTools } from './tools.mjs';

process.stdout.write(`${JSON.stringify(await ensureFaultTools())}\n`);
