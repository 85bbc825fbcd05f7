import type { Action } from '#contract/define.ts';
import type { Caller, Services } from '#server/actions/context.ts';
import { Dependencies } from '#server/catalogue/dependencies.ts';
import { successBody } from './envelope.ts';
import { parseInput } from './input.ts';
import { runHandler } from './perform.ts';
import { type CachedResponse, ResponseCache } from './response-cache.ts';

type Call = { url: string; query: Record<string, unknown>; caller: Caller };

/** Answers cacheable actions, from the cache where nothing they show has changed. */
export function createCachedResponses(services: Services, options: { checkOutput: boolean }) {
  const cache = new ResponseCache();

  async function respond(action: Action, call: Call): Promise<CachedResponse> {
    const input = parseInput(action, call.query);
    const key = `${action.name} ${JSON.stringify(input)}`;
    const response =
      cache.find(key) ?? cache.keep(key, ...(await make(action, input, call.caller)));
    // Unknown parameters are ignored, and make no further address worth remembering.
    if (hasOnlyKnownFields(action, call.query)) cache.remember(call.url, key);
    return response;
  }

  async function make(
    action: Action,
    input: unknown,
    caller: Caller,
  ): Promise<[string, Dependencies]> {
    const dependencies = new Dependencies();
    dependencies.add(services.catalogue.loaded);
    const output = await runHandler(
      action.name,
      {
        ...services,
        caller,
        customer: undefined,
        dependsOn: (...things) => dependencies.add(...things),
      },
      input,
    );
    if (options.checkOutput) action.output.parse(output);
    return [successBody(action.envelope, output), dependencies];
  }

  return { respond, findByUrl: (url: string) => cache.findByUrl(url) };
}

function hasOnlyKnownFields(action: Action, query: Record<string, unknown>): boolean {
  return Object.keys(query).every((name) => Object.hasOwn(action.input.shape, name));
}
