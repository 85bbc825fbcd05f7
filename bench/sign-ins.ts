import { type Load, load, row } from './load.ts';
import { startBenchPostgres } from './postgres.ts';
import { startShop } from './processes.ts';

const signIns = 50;
const warmUpSeconds = 6;
const seconds = 6;
const read = '/api?endpoint=getAllProductsWithImageNewBest&limit=24';

/** Public reads while fifty people sign in: each costs one argon2id, off the event loop. */
export async function benchSignIns(): Promise<void> {
  process.stdout.write(`\nPublic reads beside ${signIns} sign-ins at once\n`);
  await measure('embedded');
  const server = await startBenchPostgres();
  await measure('PostgreSQL', server.url);
  await server.stop();
}

async function measure(kind: string, databaseUrl?: string): Promise<void> {
  const shop = await startShop(500, databaseUrl);
  await besideSignIns(shop.url, warmUpSeconds);
  const idle = await load(shop.url + read, { seconds });
  const busy = await besideSignIns(shop.url, seconds);
  row(`${kind}, idle`, idle);
  row(`${kind}, beside sign-ins`, busy, `${busy.tries} tries`);
  process.stdout.write(
    `  p99 ratio ${(busy.p99Ms / Math.max(idle.p99Ms, 1)).toFixed(2)} (at most 3)\n`,
  );
  await shop.stop();
}

async function besideSignIns(url: string, forSeconds: number): Promise<Load & { tries: number }> {
  let running = true;
  let tries = 0;
  const signing = Array.from({ length: signIns }, async (_, i) => {
    while (running) {
      // Each from an address and an account of its own, as far as the shop can tell.
      await signIn(
        url,
        `90000${String(i).padStart(2, '0')}${String(tries % 1000).padStart(3, '0')}`,
      );
      tries += 1;
    }
  });
  const reads = await load(url + read, { seconds: forSeconds });
  running = false;
  await Promise.all(signing);
  return { ...reads, tries };
}

async function signIn(url: string, phone: string): Promise<void> {
  const answer = await fetch(`${url}/api?endpoint=loginUserdata`, {
    method: 'POST',
    headers: {
      'x-thok': '1',
      'content-type': 'application/json',
      'x-forwarded-for': `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`,
    },
    body: JSON.stringify({ email_or_phone: phone, pin: '000000' }),
  });
  await answer.text();
}
