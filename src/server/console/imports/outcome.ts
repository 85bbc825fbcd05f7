import type { Counts } from '#server/import-rows/file-checker.ts';
import type { NewImportRow } from '#server/queries/files/import-files.ts';
import type { PlaceNoun } from '#server/queries/files/import-names.ts';
import type { Margins } from './margins.ts';
import type { CellError, ParsedRow } from './parse-row.ts';

/** What a row would change: the fields by the contract's names, and what the database is given for them. */
export type Side = {
  fields: Record<string, unknown>;
  /** Columns of the product, customer, category or brand. */
  set?: Record<string, unknown>;
  /** All packs of the product, where one of them changes. */
  packs?: Record<string, unknown>[];
  /** What is earned by each pack, where a price changes: kept, since its MRP may change later. */
  margins?: Margins;
};

export type Outcome =
  | { errors: CellError[]; targetId?: number | undefined }
  | { unchanged: true }
  | {
      targetId: number | undefined;
      /** undefined: it is new. `version`: applied only while it is still this. */
      before: (Side & { version?: number }) | undefined;
      /**
       * `units`: by how much its stock moves. `prices`: a price changes. `new_brand`: made with it.
       * `noun`: of a file of names, whether it is a brand or on which level a category.
       */
      after: Side & { units?: number; prices?: boolean; new_brand?: string; noun?: PlaceNoun };
      priceChange: number | null;
    };

export function countOutcome(counts: Counts, outcome: Outcome): void {
  if ('errors' in outcome) counts.wrong += 1;
  else if ('unchanged' in outcome) counts.unchanged += 1;
  else if (outcome.before) counts.changed += 1;
  else counts.added += 1;
}

/** A row as it is kept for the preview, for applying it or for correcting it; not one that changes nothing. */
export function keptRow({ row, cells }: ParsedRow, outcome: Outcome): NewImportRow | undefined {
  if ('unchanged' in outcome) return undefined;
  const changes = 'after' in outcome ? outcome : undefined;
  return {
    row,
    cells,
    targetId: outcome.targetId ?? null,
    errors: 'errors' in outcome ? outcome.errors : [],
    before: changes?.before ?? null,
    after: changes?.after ?? null,
    priceChange: changes?.priceChange ?? null,
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** An empty text and nothing are the same. */
export function isUnchanged(now: Fields, then: Fields): boolean {
  return Object.keys(then).every((name) => isSame(now[name], then[name]));
}

/** Only what differs, both ways. */
export function differences(now: Fields, then: Fields): { before: Fields; after: Fields } {
  const names = Object.keys(then).filter((name) => !isSame(now[name], then[name]));
  const pick = (from: Fields) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(now), after: pick(then) };
}

/** Whether a value was met before in this file, and in which row. */
export class SeenValues {
  readonly #rows = new Map<string, number>();

  problem(column: string, value: string, row: number): CellError | undefined {
    const key = `${column} ${value.toLowerCase()}`;
    const earlier = this.#rows.get(key);
    if (earlier === undefined) this.#rows.set(key, row);
    return earlier === undefined
      ? undefined
      : { column, message: `is also in row ${earlier}: please keep one of them` };
  }
}
