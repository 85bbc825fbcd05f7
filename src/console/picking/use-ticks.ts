import { useEffect, useState } from 'react';
import type { PickingLineWire, PickingOrderWire } from '#contract/console/print.ts';
import { listKey, readTicks, tickOf, writeTicks } from './stored-ticks.ts';

export type Ticks = {
  has(lines: readonly PickingLineWire[]): boolean;
  /** Ticks them all, or none where all are ticked. */
  toggle(lines: readonly PickingLineWire[]): void;
};

/**
 * What is picked, kept in the browser with every tick, so that nothing is lost when the phone
 * sleeps. What has left the shop is forgotten.
 */
export function useTicks(ids: readonly number[], orders: readonly PickingOrderWire[]): Ticks {
  const key = listKey(ids);
  const [ticks, setTicks] = useState(() => readTicks(key));
  const isOver = orders.length === 0;
  useEffect(() => {
    if (isOver) writeTicks(key, new Set());
  }, [key, isOver]);

  const has = (lines: readonly PickingLineWire[]) => lines.every((line) => ticks.has(tickOf(line)));

  function toggle(lines: readonly PickingLineWire[]): void {
    const next = new Set(ticks);
    const remove = has(lines);
    for (const line of lines) {
      if (remove) next.delete(tickOf(line));
      else next.add(tickOf(line));
    }
    setTicks(next);
    writeTicks(key, next);
  }

  return { has, toggle };
}
