import { expect, onTestFinished, vi } from 'vitest';
import {
  type ConsoleActionName,
  type ConsoleInput,
  type ConsoleOutput,
  consoleActions,
} from '#contract/console/index.ts';
import type { Envelope } from '#contract/define.ts';
import {
  type Action,
  type ActionName,
  type ActionOutput,
  actions,
  type ParsedInput,
} from '#contract/index.ts';
import type { Method } from '#contract/method.ts';
import { isRefusal, Refusal } from '#contract/refusal.ts';
import { refusalBody, successBody } from '#server/api/envelope.ts';
import { parseInput } from '#server/api/input.ts';

type Given<O> = O | Refusal | Foreign | typeof noNetwork;
type Answer<I, O> = Given<O> | ((input: I) => Given<O> | Promise<Given<O>>);
type ShopAnswers = { [N in ActionName]?: Answer<ParsedInput<N>, ActionOutput<N>> };
export type ConsoleAnswers = {
  [N in ConsoleActionName]?: Answer<ConsoleInput<N>, ConsoleOutput<N>>;
};
type Contract = {
  method: Method;
  envelope: Envelope;
  input: Action['input'];
  output: { parse(output: unknown): unknown };
};

export type FakeNetwork<Answers> = {
  /** What was asked, in its order. */
  calls: { name: string; input: unknown }[];
  /** What is answered from now on, beside what was given before. */
  answer(more: Answers): void;
};

/**
 * Stands for a browser's network until the test ends: an action answers what the test gives, in the
 * contract's words; one that is not given fails the test. Input and output are held against the
 * contract, so that no test is about answers that no shop gives.
 */
export function fakeShop(answers: ShopAnswers = {}): FakeNetwork<ShopAnswers> {
  return fakeNetwork(answers, actions, ({ pathname, searchParams }) =>
    pathname === '/api' ? searchParams.get('endpoint') : null,
  );
}

/** The same for the console, whose forms show what its server refuses: wrong input is answered as there. */
export function fakeConsole(answers: ConsoleAnswers = {}): FakeNetwork<ConsoleAnswers> {
  const nameIn = ({ pathname }: URL) => /^\/console\/api\/(\w+)$/.exec(pathname)?.[1] ?? null;
  return fakeNetwork(answers, consoleActions, nameIn, true);
}

/** "No", with a code that the action declares or one of the protocol's. */
export function refused(code: string, message = 'No.', extra: object = {}): Refusal {
  return Refusal.withCode(code, message, { ...extra });
}

/** What another server, or nobody's, answers: this very body, whatever the contract says. */
class Foreign {
  readonly body: string;
  readonly init: ResponseInit;

  constructor(body: string, init: ResponseInit) {
    this.body = body;
    this.init = init;
  }
}

export function foreign(body: object | string | null, status = 200, headers = {}): Foreign {
  return new Foreign(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

/** The call gets no answer, as without a network. */
export const noNetwork = Symbol('no network');

function fakeNetwork<Answers extends object>(
  given: Answers,
  contracts: object,
  nameIn: (url: URL) => string | null,
  refusesInput = false,
): FakeNetwork<Answers> {
  const answers = { ...given };
  const calls: { name: string; input: unknown }[] = [];
  const faults: unknown[] = [];

  async function answerTo(name: string, request: Request, form?: FormData): Promise<Response> {
    const contract: Contract = Reflect.get(contracts, name);
    const answer: unknown = Reflect.get(answers, name);
    if (contract === undefined || answer === undefined) throw new Error(`No answer to ${name}`);
    expect(request.method, name).toBe(contract.method);
    const refusal = (output: Refusal) => {
      const body = refusalBody(contract.envelope, output, 'en');
      return new Response(body, { status: output.httpStatus });
    };
    const raw = form ? await fieldsOf(form) : await inputOf(request);
    const wrong = refusesInput ? problemOf(contract, raw) : undefined;
    if (wrong) return refusal(wrong);
    const input = contract.input.parse(raw);
    calls.push({ name, input });
    const output = typeof answer === 'function' ? await answer(input) : answer;
    if (output === noNetwork) return Response.error();
    if (output instanceof Foreign) return new Response(output.body, output.init);
    if (isRefusal(output)) return refusal(output);
    contract.output.parse(output);
    return new Response(successBody(contract.envelope, output));
  }

  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, location.href);
    const name = nameIn(url);
    try {
      if (!name) throw new Error(`No answer to ${input}`);
      const form = init?.body instanceof FormData ? init.body : undefined;
      const request = new Request(url, form ? { method: 'POST' } : init);
      const answer = await abortable(init?.signal, answerTo(name, request, form));
      if (answer.type !== 'error') return answer;
    } catch (fault) {
      if (!init?.signal?.aborted) faults.push(fault);
      throw fault;
    }
    throw new TypeError('Failed to fetch');
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(faults, 'calls that the contract or the test does not know').toEqual([]);
  });
  return { calls, answer: (more) => void Object.assign(answers, more) };
}

/** What the server would say of this input. */
function problemOf(contract: Contract, raw: unknown): Refusal | undefined {
  try {
    parseInput(contract, raw);
    return undefined;
  } catch (problem) {
    if (isRefusal(problem)) return problem;
    throw problem;
  }
}

async function inputOf(request: Request): Promise<unknown> {
  if (request.method === 'POST') return request.json();
  const { endpoint: _, ...input } = Object.fromEntries(new URL(request.url).searchParams);
  return input;
}

/** A form with a file in it, as the server reads it. */
async function fieldsOf(form: FormData): Promise<unknown> {
  const fields: [string, unknown][] = [];
  for (const [name, value] of form.entries()) {
    const isText = typeof value === 'string';
    fields.push([name, isText ? value : new Uint8Array(await value.arrayBuffer())]);
  }
  return Object.fromEntries(fields);
}

/** As in a browser, one who no longer waits is told so at once. */
function abortable<T>(signal: AbortSignal | null | undefined, answer: Promise<T>): Promise<T> {
  if (!signal) return answer;
  const left = new Promise<never>((_, leave) => {
    const stop = () => leave(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
  return Promise.race([answer, left]);
}
