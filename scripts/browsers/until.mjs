import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 30_000;

/** Asks again and again until there is an answer, and gives it. */
export async function until(what, ask) {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > giveUpAt) throw new Error(`Waited in vain: ${what}`);
    await sleep(100);
  }
}
