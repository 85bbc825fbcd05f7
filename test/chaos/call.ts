import { type ConsoleActionName, isConsoleActionName } from '#contract/console/index.ts';
import { consoleMethodOf } from '#contract/console/method.ts';
import type { ActionName } from '#contract/index.ts';
import { methodOf } from '#contract/method.ts';
import type { Random } from '#test/random.ts';
import type { ShopProcess } from '#test/shop-process.ts';
import type { History, Outcome } from './history.ts';

/** Longer than any limit of the shop: whoever waits longer than this has no answer. */
const patienceMs = 15_000;

type Answer = { outcome: Outcome; code?: string; body: Record<string, unknown> };

export type Call = (name: ActionName | ConsoleActionName, input: object) => Promise<Answer>;

/** Calls whichever node the load balancer picks, as someone who is signed in. */
export function callerOf(
  cluster: { nodes: ShopProcess[] },
  { cookie }: { cookie: string },
  { random, history }: { random: Random; history: History },
): Call {
  return async (name, input) => {
    const isConsole = isConsoleActionName(name);
    const isGet = (isConsole ? consoleMethodOf(name) : methodOf(name)) === 'GET';
    const query = isGet ? `?${new URLSearchParams(textsOf(input))}` : '';
    const url = `${random.pick(cluster.nodes).url}${isConsole ? '/console' : ''}/api/${name}${query}`;
    try {
      const answer = await fetch(url, {
        method: isGet ? 'GET' : 'POST',
        headers: { cookie, 'x-thok': '1', 'content-type': 'application/json' },
        ...(isGet ? {} : { body: JSON.stringify(input) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const body = (await answer.json()) as Record<string, unknown>; // `as`: every answer is an object
      const code = typeof body.code === 'string' ? body.code : '';
      if (answer.status >= 500) return { outcome: 'unknown', code, body };
      // Whoever is signed in is never told otherwise, whatever happens to the database.
      if (answer.status === 401) history.lies.push(`${name}: told to sign in`);
      const done = body.success === true || body.status === 'success';
      return { outcome: done ? 'done' : 'refused', code, body };
    } catch {
      return { outcome: 'unknown', body: {} }; // no answer, or half of one
    }
  };
}

function textsOf(input: object): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
}
