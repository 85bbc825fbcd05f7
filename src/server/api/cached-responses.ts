import { Dependencies } from '#server/catalogue/dependencies.ts';
import { successBody } from './envelope.ts';
import { parseInput } from './input.ts';
import type { ActionCall, AnyAction, ApiTypes, Policy } from './policy.ts';
import { type CachedResponse, ResponseCache } from './response-cache.ts';

/** Answers cacheable actions, from the cache where nothing they show has changed. */
export function createCachedResponses<T extends ApiTypes>(
  policy: Policy<T>,
  services: T['services'],
  options: { checkOutput: boolean },
) {
  const cache = new ResponseCache();

  async function respond(
    call: ActionCall<T>,
    url: string,
    query: Record<string, unknown>,
  ): Promise<CachedResponse> {
    const { action } = call;
    const input = parseInput(action, query, policy.blankIsLeftOut);
    const key = `${action.name} ${JSON.stringify(input)}`;
    const response = cache.find(key) ?? cache.keep(key, ...(await make(call, input)));
    // Unknown parameters are ignored, and make no further address worth remembering.
    if (hasOnlyKnownFields(action, query)) cache.remember(url, key);
    return response;
  }

  async function make(call: ActionCall<T>, input: unknown): Promise<[string, Dependencies]> {
    const { action } = call;
    const dependencies = new Dependencies();
    dependencies.add(services.catalogue.loaded);
    const dependsOn = dependencies.add.bind(dependencies);
    const output = await policy.run(services, { ...call, dependsOn }, input);
    if (options.checkOutput) action.output.parse(output);
    return [successBody(action.envelope, output), dependencies];
  }

  return { respond, findByUrl: (url: string) => cache.findByUrl(url) };
}

function hasOnlyKnownFields(action: AnyAction, query: Record<string, unknown>): boolean {
  return Object.keys(query).every((name) => Object.hasOwn(action.input.shape, name));
}
