import { maxCounted } from '#domain/limits.ts';
import type { Rights } from '#domain/operators/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import type { OperatorContext } from './context.ts';
import { type CellValue, csvExport, exportPageSize } from './csv-export.ts';
import { pageOf } from './page-of.ts';

type Caller = Pick<OperatorContext, 'db' | 'operator'>;
type At = { cursor: string | undefined; limit: number };
type Page<Row> = { rows: Row[]; next: string | null };
type ReadPage<Filter, Row> = (caller: Caller, filter: Filter, at: At) => Promise<Page<Row>>;

/** The fields of a row that a cell of a file holds. */
type CellField<Row> = {
  [F in keyof Row]: Row[F] extends CellValue ? F : never;
}[keyof Row] &
  string;

type ListSpec<Name extends string, Input, Filter, Row> = {
  /** What its rows are called in an answer. */
  rows: Name;
  /** What is asked for; refuses what the operator may not ask. */
  filterOf(input: Input, operator: Rights): Filter;
  count(db: Db, filter: Filter, most: number): Promise<number>;
  /** The states that it is shown by, as they are asked for: each is counted too. */
  states?: Readonly<Record<string, Partial<Input>>>;
  readPage: ReadPage<Filter, Row>;
};

type Counts = { count: number; states?: Record<string, number> };

/** A list of the console: its pages, how many rows it has, and the whole as a CSV file. */
export function defineList<const Name extends string, Input, Filter, Row>({
  rows: name,
  filterOf,
  count,
  states,
  readPage,
}: ListSpec<Name, Input, Filter, Row>) {
  return {
    async list(
      caller: Caller,
      input: Input & { cursor?: number | string | undefined; limit: number },
    ): Promise<Record<Name, Row[]> & { next: string | null }> {
      const cursor = input.cursor === undefined ? undefined : String(input.cursor);
      const filter = filterOf(input, caller.operator);
      const { rows, next } = await readPage(caller, filter, { cursor, limit: input.limit });
      return { [name]: rows, next } as Record<Name, Row[]> & { next: string | null }; // `as`: TypeScript widens a computed key
    },

    async count({ db, operator }: Caller, input: Input): Promise<Counts> {
      const countOf = (asked: Input) => count(db, filterOf(asked, operator), maxCounted + 1);
      const found = { count: await countOf(input) };
      if (!states) return found;
      const counts: Record<string, number> = {};
      // One after the other: together they would take every connection of the pool.
      for (const [state, asked] of Object.entries(states)) {
        counts[state] = await countOf({ ...input, ...asked });
      }
      return { ...found, states: counts };
    },

    export<Field extends CellField<Row>>(
      file: string,
      columns: readonly Field[] | ((operator: Rights) => readonly Field[]),
    ) {
      return async (caller: Caller, input: Input) => {
        const filter = filterOf(input, caller.operator);
        const fields = typeof columns === 'function' ? columns(caller.operator) : columns;
        return csvExport<Field>(file, fields, async (cursor) => {
          const { rows, next } = await readPage(caller, filter, { cursor, limit: exportPageSize });
          return { rows: rows as { [F in Field]?: CellValue }[], next }; // `as`: these fields hold cells
        });
      };
    },
  };
}

type Before = { beforeId?: number | undefined; limit: number };

/** Pages of a query that gives what is below an id, the newest first. */
export function newestFirst<Search extends Before, Row, Wire>(
  read: (db: Db, search: Search) => Promise<Row[]>,
  idOf: (row: Row) => number,
  toWire: (row: Row, operator: Rights) => Wire,
): ReadPage<Omit<Search, keyof Before>, Wire> {
  return async ({ db, operator }, filter, { cursor, limit }) => {
    const beforeId = cursor === undefined ? undefined : Number(cursor);
    const search = { ...filter, beforeId, limit: limit + 1 } as unknown as Search; // `as`: what was omitted is back
    const { shown, next } = pageOf(await read(db, search), limit, idOf);
    return { rows: shown.map((row) => toWire(row, operator)), next };
  };
}
