import { useEffect, useState } from 'react';
import type { PickingLineWire, PickingOrderWire } from '#contract/console/print.ts';
import { readTicks, tickOf, writeTicks } from './stored-ticks.ts';

export type Ticks = {
  has(lines: readonly PickingLineWire[]): boolean;
  /** Ticks them all, or none where all are ticked. */
  toggle(lines: readonly PickingLineWire[]): void;
};

/**
 * What is picked, kept in the browser with every tick, so that nothing is lost when the phone
 * sleeps. What has moved on is forgotten.
 */
export function useTicks(
  orders: readonly PickingOrderWire[],
  movedOn: readonly PickingOrderWire[],
): Ticks {
  const [ticks, setTicks] = useState(readTicks);
  useEffect(() => {
    if (movedOn.length > 0) writeTicks(movedOn.map(({ id }) => ({ order: id, ticks: [] })));
  }, [movedOn]);

  // Of what is not there nothing is left to take.
  const isDone = (line: PickingLineWire) => line.picked === 0 || ticks.has(tickOf(line));
  const has = (lines: readonly PickingLineWire[]) => lines.every(isDone);

  function toggle(lines: readonly PickingLineWire[]): void {
    const next = new Set(ticks);
    const remove = has(lines);
    for (const line of lines) {
      if (remove) next.delete(tickOf(line));
      else next.add(tickOf(line));
    }
    setTicks(next);
    writeTicks(
      orders.map(({ id, lines }) => ({
        order: id,
        ticks: lines.map(tickOf).filter((tick) => next.has(tick)),
      })),
    );
  }

  return { has, toggle };
}
