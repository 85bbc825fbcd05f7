import type { ActionInput, ActionName, ActionOutput } from '#contract/index.ts';
import { methodOf } from '#contract/method.ts';
import { expectDocumented } from './documented.ts';
import type { TestApp } from './start-app.ts';

/** What came back: the HTTP code beside the fields of the answer, of a refusal too. */
export type Answer<N extends ActionName> = { http: number } & Partial<ActionOutput<N>> & {
    status?: 'success' | 'error';
    success?: boolean;
    code?: string;
    message?: string;
  } & Record<string, unknown>;

export type TestCaller = {
  id: number;
  call<N extends ActionName>(name: N, input: ActionInput<N>): Promise<Answer<N>>;
};

/** A signed-in customer's browser. */
export async function callerFor(shop: TestApp, customerId: number): Promise<TestCaller> {
  const headers = await shop.signIn(customerId);
  return {
    id: customerId,
    async call(name, input) {
      const fields = Object.entries(input as object); // `as`: every input is an object
      const query = new URLSearchParams(fields.map(([key, value]) => [key, String(value)]));
      const answer =
        methodOf(name) === 'GET'
          ? await shop.app.inject({ url: `/api/${name}?${query}`, headers })
          : await shop.app.inject({
              url: `/api/${name}`,
              method: 'POST',
              headers,
              payload: input as object,
            }); // `as`: as above
      expectDocumented(name, answer.statusCode, answer.json());
      return { http: answer.statusCode, ...answer.json() };
    },
  };
}
