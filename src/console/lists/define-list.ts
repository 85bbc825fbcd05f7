import { consoleCall } from '#console/data/api.ts';
import { type FileAction, fileAddress } from '#console/print/file-address.ts';
import type { ConsoleActionName, ConsoleInput, ConsoleOutput } from '#contract/console/index.ts';
import type { SavedViewWire } from '#contract/console/saved-views.ts';
import type { Permission } from '#domain/operators/permissions.ts';
import type { SavedViewList } from '#domain/operators/saved-views.ts';
import type { Scene } from '#ui/EmptyState.tsx';
import { type Asked, askedIn, isFiltered } from './asked.ts';
import type { Filter } from './filters.ts';
import { listCounts, savedViews } from './list-parts.ts';

/** Those whose answer is a page of rows and where the next one begins. */
type ListAction = {
  [N in ConsoleActionName]: ConsoleOutput<N> extends { next: string | null } ? N : never;
}[ConsoleActionName];

type CountAction = Extract<ConsoleActionName, `count${string}`>;

type FilterName<N extends ListAction> = Exclude<keyof ConsoleInput<N>, 'cursor' | 'limit'> & string;

/** States of the rows, of which one shows at a time, as chips; the first where the address names none. */
export type States<S extends string> = {
  label: string;
  /** In the address and in what is asked for. */
  name: string;
  values: readonly S[];
  textOf(state: S): string;
  /** That nothing is in a state; otherwise the empty list says it. */
  noneOf?(state: S): string;
  /** What a role needs to be offered it. */
  needs?(state: S): Permission | undefined;
  /** The address may name several, with commas between them. */
  takesSeveral?: boolean;
};

/** What stands in the place of the rows where there are none. */
type Empty = {
  /** Without a drawing it is a line only. */
  scene?: Scene;
  /** The filters find nothing. */
  noneFound: string;
  /** There is nothing to be found. */
  noneYet?: string;
  /** What leads back to all; "Clear" where it says nothing. */
  clear?: string;
  /** Where the first row comes from, unless the screen itself adds it. */
  start?: { to: string; text: string };
};

type Definition<N extends ListAction, S extends string, Extra extends object> = {
  title: string;
  /** The layout of its area has its tabs already. */
  isBelowTabs?: boolean;
  actions: { list: N; count?: CountAction; export?: FileAction };
  /** Filters of this list can be kept under a name. */
  views?: SavedViewList;
  /** What else is read with the list, such as the options of its filters. */
  extra?: (signal: AbortSignal) => Promise<Extra>;
  states?: States<S>;
  filters: { [F in FilterName<N>]?: Filter<NoInfer<Extra>> };
  empty: Empty;
  /** Where its pages are not by time. */
  paging?: { first: string; next: string };
  limit?: number;
};

/** A definition as `ListScreen` takes it, whatever its rows are. */
export type List = Pick<
  Definition<ListAction, string, object>,
  'title' | 'isBelowTabs' | 'views' | 'states' | 'empty' | 'paging'
> & { filters: Readonly<Record<string, Filter<object>>> };

/** How many rows the filters find, and how many in each state. */
type Counts = { count: number; states?: Readonly<Record<string, number>> | undefined };

/** What the loader of a list gives its screen. */
export type ListData = {
  asked: Asked;
  next: string | null;
  counts: Promise<Counts | undefined> | undefined;
  views: SavedViewWire[] | undefined;
  exportPath: string | undefined;
  /** Whether the address leaves any rows out. */
  isFiltered: boolean;
};

/** A list of the console: what its address may say, how it is read, and what `ListScreen` shows of it. */
export function defineList<N extends ListAction, S extends string, Extra extends object = object>(
  definition: Definition<N, S, Extra>,
) {
  const { actions, views, extra, limit } = definition;
  // `as`: a filter's options are given what this very definition reads as extra.
  const list = definition as unknown as List;

  /** What an address asks for. */
  function askedOf(search: URLSearchParams) {
    // `as`: its names are those of the definition; the server parses what an address says.
    return askedIn(list, search) as ConsoleInput<N> &
      ConsoleInput<CountAction> &
      ConsoleInput<FileAction>;
  }

  async function loader({ request: { url, signal } }: { request: Request }) {
    const search = new URL(url).searchParams;
    const asked = askedOf(search);
    const cursor = search.get('cursor') || undefined;
    const counts = actions.count && listCounts<Counts>(consoleCall(actions.count, asked, signal));
    const [rows, saved, others] = await Promise.all([
      consoleCall(actions.list, { ...asked, cursor, limit }, signal),
      views && savedViews(views, signal),
      extra?.(signal),
    ]);
    const data: ListData = {
      ...{ next: rows.next, counts, views: saved },
      asked: askedIn(list, search),
      isFiltered: cursor !== undefined || isFiltered(list, search),
      exportPath: actions.export && fileAddress(actions.export, asked),
    };
    // `as`: without `extra` there is nothing of it.
    return { ...rows, ...(others as Extra), ...data };
  }

  return { ...list, askedOf, loader };
}
