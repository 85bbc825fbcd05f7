import type { List, States } from './define-list.ts';
import type { Filter } from './filters.ts';

/** What an address asks for, as the actions of the list take it; undefined: anything. */
export type Asked = Readonly<Record<string, string | undefined>>;

/** The state that is not asked for. */
export const allStates = 'all';

export function askedIn({ filters, states }: List, search: URLSearchParams): Asked {
  const asked = askedOfFilters(filters, search);
  return states ? { ...asked, [states.name]: stateIn(states, search) } : asked;
}

/** Whether it leaves any rows out; of states without one for all, one always shows. */
export function isFiltered(list: List, search: URLSearchParams): boolean {
  const hasAll = list.states?.values.includes(allStates);
  const asked = hasAll ? askedIn(list, search) : askedOfFilters(list.filters, search);
  return Object.values(asked).some((text) => text !== undefined);
}

function askedOfFilters(filters: List['filters'], search: URLSearchParams): Asked {
  const asked = Object.entries(filters).map(([name, filter]) => [
    name,
    textIn(filter, search.get(name)),
  ]);
  return Object.fromEntries(asked);
}

function textIn(filter: Filter<object>, text: string | null): string | undefined {
  if (filter.kind === 'check') return text === null ? undefined : '1';
  if (!text || filter.accepts?.(text) === false) return undefined;
  if (filter.kind !== 'choice' || typeof filter.options === 'function') return text;
  return filter.options.some(({ value }) => String(value) === text) ? text : undefined;
}

/** The state that the address names, if there is such a one; otherwise the first. */
function stateIn(
  { name, values, takesSeveral = false }: States<string>,
  search: URLSearchParams,
): string | undefined {
  const given = search.get(name) || values[0];
  const isKnown = takesSeveral || values.some((state) => state === given);
  const state = isKnown ? given : values[0];
  return state === allStates ? undefined : state;
}
