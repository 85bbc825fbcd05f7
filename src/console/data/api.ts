import { createApiCall, refusalIn } from '#client/api-call.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type {
  ConsoleActionName,
  ConsoleFileAction,
  ConsoleInput,
  ConsoleOutput,
} from '#contract/console/index.ts';
import { consoleMethodOf } from '#contract/console/method.ts';
import { Refusal } from '#contract/refusal.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { broadcastSignOut } from './sign-out-channel.ts';

let signedOut = () => {};

/** What to do when a read is told that nobody is signed in; the router sets it. */
export function onSignedOut(run: () => void): void {
  signedOut = run;
}

const call = createApiCall({
  baseUrl: '/console/api/',
  methodOf: consoleMethodOf,
  unreachable: shellTexts.unreachable,
  // A change leaves the screen as it is, with what was typed; `submitFailure` says what to do.
  onSignedOut: (name) => consoleMethodOf(name) === 'GET' && signedOut(),
  isSuccess: (_name, { success }) => success === true,
});

/** Sends a file; throws a Refusal. */
export async function consoleUpload<N extends keyof typeof uploadLimits>(
  name: N,
  form: FormData,
): Promise<ConsoleOutput<N>> {
  const file = form.get('file');
  const { bytes, text } = uploadLimits[name];
  // Before it is sent: a phone would be minutes at it, only to be refused.
  if (file instanceof Blob && file.size > bytes) throw new Refusal('too-large', text);
  return (await call(name, form)) as unknown as ConsoleOutput<N>; // `as`: as below
}

/** A file that is made of more than an address holds; throws a Refusal. */
export async function consoleFile<N extends ConsoleFileAction>(
  name: N,
  input: ConsoleInput<N>,
): Promise<Blob> {
  const response = await fetch(`/console/api/${name}`, {
    ...{ method: 'POST', credentials: 'include', body: JSON.stringify(input) },
    headers: { 'x-thok': '1', 'content-type': 'application/json' },
  }).catch(() => {
    throw new Refusal('unreachable', shellTexts.unreachable);
  });
  const isRefused = response.headers.get('content-type')?.includes('json');
  if (response.ok && !isRefused) return response.blob();
  const body: unknown = await response.json().catch(() => ({})); // no JSON: whoever answered was not the shop
  throw refusalIn({ ...(body as object), success: false }, response.status) ?? new Error(name); // `as`: or nothing to spread
}

/** The console's only way to data; throws a Refusal. */
export async function consoleCall<N extends ConsoleActionName>(
  name: N,
  input: ConsoleInput<N>,
  signal?: AbortSignal,
): Promise<ConsoleOutput<N>> {
  const body: unknown = await call(name, input as object, signal); // `as`: every input is an object
  if (name === 'signOut') broadcastSignOut();
  return body as ConsoleOutput<N>; // `as`: server and console are of one build
}
