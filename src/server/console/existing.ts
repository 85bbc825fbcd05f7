import { Refusal } from '#contract/refusal.ts';
import type { Refuse } from '#contract/refuse.ts';

/** What was looked for; refused where it is not there. */
export function existing<Row extends object>(row: Row | undefined, noun: string): Row {
  if (row) return row;
  throw new Refusal('not-found', `There is no such ${noun}.`);
}

/** Refuses what was read before somebody else saved it; the answer carries it as it is now. */
export function refuseChanged(
  refuse: Refuse<'changed-elsewhere'>,
  noun: string,
  versions: { read: number | undefined; now: number },
  extra: Record<string, unknown>,
): void {
  if (versions.read === undefined || versions.read === versions.now) return;
  throw refuse('changed-elsewhere', `Someone has changed this ${noun} meanwhile.`, extra);
}
