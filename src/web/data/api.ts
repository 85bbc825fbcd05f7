import { createApiCall } from '#client/api-call.ts';
import type { ActionInput, ActionName, ActionOutput } from '#contract/index.ts';
import { methodOf } from '#contract/method.ts';
import { isSuccess, readAnswer } from '#contract/read-answer.ts';
import { shell } from '#web/messages/en/shell.ts';
import { noteAsOf } from './as-of.ts';
import { expireSession } from './session.ts';

const call = createApiCall({
  baseUrl: __BASE_URL__,
  methodOf,
  unreachable: shell.unreachable,
  onSignedOut: expireSession,
  onAnswer: noteAsOf,
  isSuccess,
  readAnswer,
});

/** The browser's way to data: a `Call` that can also be aborted. */
export async function browserCall<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  signal?: AbortSignal,
): Promise<ActionOutput<N>> {
  const body: unknown = await call(name, input as object, signal); // `as`: every input is an object
  return body as ActionOutput<N>; // `as`: as the contract has it; what the specification does not name is optional there
}
