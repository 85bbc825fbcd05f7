import type { Named } from './define.ts';
import type { Method } from './method.ts';

type Definition = { summary: string; refusals: readonly string[] };

/** The names of the definitions among what files export. */
type NamesIn<Exports> = {
  [N in keyof Exports]: Exports[N] extends Definition ? N : never;
}[keyof Exports] &
  string;

type ActionTable<Exports> = { [N in NamesIn<Exports>]: Exports[N] & Named<N> };

/** The definitions among what files export, by the names that they are exported by. */
export function actionTable<Exports extends object>(
  exports: Exports,
  methodOf: (name: string) => Method,
): ActionTable<Exports> {
  const definitions = Object.entries(exports).filter(([, one]) => isDefinition(one));
  const named = definitions.map(([name, definition]) => {
    const method = methodOf(name);
    const effect = method === 'GET' ? 'read' : 'write';
    return [name, { effect, ...definition, name, method }];
  });
  return Object.fromEntries(named) as ActionTable<Exports>; // `as`: what `isDefinition` takes
}

function isDefinition(exported: unknown): boolean {
  return typeof exported === 'object' && exported !== null && 'refusals' in exported;
}
