// Usage: node scripts/fault-tools.mjs [patroni]. Its last line is JSON: the programs that tests inject faults with,
// by the names of their settings, and with `patroni` those of a database of several machines; what is missing is
// installed.
import { ensureFaultTools, ensurePatroni } from './tools.mjs';

const tools = await ensureFaultTools();
if (process.argv[2] === 'patroni') Object.assign(tools, await ensurePatroni());
process.stdout.write(`${JSON.stringify(tools)}\n`);
