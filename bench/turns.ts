import { type Floor, holdFloor } from './floors.ts';
import { type Load, row } from './load.ts';

/** How long each side of a turn is measured, and how often. */
export type Pace = { seconds: number; turns: number };

type Sides = {
  ours: () => Promise<Load>;
  /** What the same machine allows, a second. */
  limit: () => Promise<number>;
  limitName: string;
  /** CPU of the shop's process so far. */
  cpuSeconds?: () => number;
  note?: string;
};

/**
 * Ours beside what the same work costs without the shop. By turns: others may use this machine, and what
 * they take changes from one second to the next. The ratio is the median of the turns.
 */
export async function besideByTurns(name: Floor, sides: Sides, turns: number): Promise<void> {
  const own: Load[] = [];
  const limits: number[] = [];
  let calls = 0;
  let cpu = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const before = sides.cpuSeconds?.() ?? 0;
    const load = await sides.ours();
    cpu += (sides.cpuSeconds?.() ?? 0) - before;
    calls += load.count;
    own.push(load);
    limits.push(await sides.limit());
  }
  const ratios = own.map(({ perSecond }, turn) => perSecond / (limits[turn] ?? Number.NaN));
  row(name, typical(own), sides.note);
  const each = cpu > 0 ? `, ${((cpu * 1_000) / calls).toFixed(2)} ms of the shop's CPU each` : '';
  process.stdout.write(`  ${sides.limitName}: ${Math.round(median(limits))}/s${each}\n`);
  process.stdout.write(`  by turns ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}\n`);
  holdFloor(name, median(ratios));
}

function typical(loads: Load[]): Load {
  const of = (key: keyof Load) => Math.round(median(loads.map((load) => load[key])));
  const failed = loads.reduce((sum, load) => sum + load.failed, 0);
  const count = loads.reduce((sum, load) => sum + load.count, 0);
  return { count, perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms'), failed };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
