import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { deedKinds } from './history.ts';
import type { ChaosReport, Injected } from './run-chaos.ts';

const databases = {
  postgres: 'one PostgreSQL behind a proxy that injects faults',
  patroni: `three machines of Patroni with etcd, as deploy/patroni makes them
(processes on one computer, TLS, strictly synchronous), behind HAProxy`,
};

export type EngineName = keyof typeof databases;

export function asMarkdown(
  engine: EngineName,
  command: string,
  { history, injected, problems }: ChaosReport,
): string {
  const deeds = deedKinds.map((kind) => {
    const of = history.of(kind);
    const count = (outcome: string) => of.filter((one) => one.outcome === outcome).length;
    return `| ${kind} | ${count('done')} | ${count('refused')} | ${count('unknown')} |`;
  });
  const placed = history.of('place').filter(({ outcome }) => outcome === 'done').length;
  return `# Chaos: what breaks, and what was lost

\`${command}\` on ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}, commit ${commit()}.
Two nodes of two workers on ${databases[engine]}; 8 customers and 3 operators
trade all the while. Afterwards what they were told is compared with the database, and every node's
catalogue with it.

**${problems.length} contradictions.**${problems.map((problem) => `\n- ${problem}`).join('')}

${gaps(injected)}${delays(injected)}| what they wanted | acknowledged | told no | no answer |
| --- | --- | --- | --- |
${deeds.join('\n')}

## What was checked

${history.count('done')} acknowledged answers, ${placed} of them orders, after ${injected.length} faults; ${history.count('refused')} times
somebody was told no, ${history.count('unknown')} times there was no answer.
Each acknowledged order, cancellation, move, payment, receipt, bounce and restock is looked up in the database, and the last price of
each product: none may be lost, doubled or half made, and nothing may be there that nobody sent. Edited orders are not
looked up one by one; as all orders they have to add up, with the ledgers of stock and the uses of coupons. Every node has 1 s at
the end to show the database's prices and stock, and after each fault writes have to go on within 10 s${
    engine === 'patroni' ? ', or 1 s after the\ndatabase by itself' : ''
  }. A process that
crashed by itself, and a person who was signed in and was told to sign in, count as contradictions too.

That the checker would see such things is a test of its own, \`test/chaos/checker.test.ts\`: it puts faults into the
database after a run (an order that is lost, one that nobody placed, one without its lines, a payment taken twice, a
receipt or a bounce that is lost, stock that is gone, a price that went back and others), and each has to be found.

**Told no** are answers that the shop should give: a third of the goods are scarce and sell out, some customers try a
coupon that is over, and two people change the same order. **No answer** is what a fault does to requests under way:
the node or its worker was killed or frozen, or the database was away and the shop said "busy" (any answer of 500 and
above), or nothing came within 15 s. Nobody knows then whether it was done, so both are allowed, but not twice: orders, payments
and receipts are sent again with the same key.

A restart of every node, one after the other, is to fail no request at all. In this run other faults are near, so it
is a test: \`a restart of every node under load fails no request\` in \`test/chaos/chaos.long.test.ts\`, which
\`npm run test:all\` runs.
`;
}

/** How long nobody was told that something is done, where the database broke that is measured by itself. */
function gaps(injected: readonly Injected[]): string {
  const rows = byFault(
    injected.filter(({ engineGapSeconds }) => engineGapSeconds !== undefined),
  ).map(([name, of]) => {
    const each = of.map(({ gapSeconds: shop, engineGapSeconds: engine = 0 }) => ({ shop, engine }));
    const [worst = { shop: 0, engine: 0 }] = each.toSorted((a, b) => b.shop - a.shop);
    const more = Math.max(0, ...each.map(({ shop, engine }) => shop - engine));
    return `| ${name} | ${of.length} | ${seconds(worst.shop)} | ${seconds(worst.engine)} | ${seconds(more)} |`;
  });
  if (rows.length === 0) return '';
  return `| fault of the database | times | longest without an acknowledged change, shop | the database by itself then | most that the shop took longer |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

"The database by itself" is a program that writes to each of the three machines past HAProxy and the shop, 20 times a
second, and notes when one acknowledges. The shop may take 1 s longer: HAProxy asks twice a second who is the primary,
and the shop tries a write four times a second while none succeeds.

`;
}

/** How long after it was mended, for what is not measured so. */
function delays(injected: readonly Injected[]): string {
  const rows = byFault(
    injected.filter(({ engineGapSeconds }) => engineGapSeconds === undefined),
  ).map(([name, of]) => {
    const worst = Math.max(0, ...of.map(({ writesAfterSeconds }) => writesAfterSeconds));
    return `| ${name} | ${of.length} | ${seconds(worst)} |`;
  });
  if (rows.length === 0) return '';
  return `| fault | times | longest until the next acknowledged write, since it was mended |
| --- | --- | --- |
${rows.join('\n')}

`;
}

function byFault(injected: readonly Injected[]) {
  return Object.entries(Object.groupBy(injected, ({ fault }) => fault)).toSorted();
}

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** `-dirty` where something was changed and not committed. */
function commit(): string {
  const args = ['describe', '--always', '--dirty', '--exclude=*'];
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
