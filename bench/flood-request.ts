import { Agent, type RequestOptions, request } from 'node:http';

const agent = new Agent({ keepAlive: true });
/** Longer than the shop may take; a request without an answer by then counts as unanswered. */
const timeoutMs = 60_000;

/** One request; gives its status, or in a word what became of it. */
export function ask(
  url: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, ...options, timeout: timeoutMs }, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 'no status'));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve('closed'));
    sent.end(body);
  });
}

/** `count` requests, `atOnce` at a time. */
export async function askMany(
  count: number,
  atOnce: number,
  one: (i: number) => Promise<number | string>,
): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(atOnce, count) }, async () => {
      while (next < count) {
        next += 1;
        answers.push(await one(next - 1));
      }
    }),
  );
  return answers;
}
