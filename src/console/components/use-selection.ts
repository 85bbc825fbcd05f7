import { useState } from 'react';

/**
 * Which rows of a list are ticked, on all of its pages: those of other pages as they were last seen.
 */
export function useSelection<Row extends { id: number }>(shown: readonly Row[]) {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Row>>(new Map());
  const isWhole = shown.every(({ id }) => ticked.has(id));

  function toggle(row: Row): void {
    const next = new Map(ticked);
    if (!next.delete(row.id)) next.set(row.id, row);
    setTicked(next);
  }

  function toggleShown(): void {
    const next = new Map(ticked);
    for (const row of shown) {
      if (isWhole) next.delete(row.id);
      else next.set(row.id, row);
    }
    setTicked(next);
  }

  const current = new Map(shown.map((row) => [row.id, row]));
  return {
    rows: [...ticked.values()].map((row) => current.get(row.id) ?? row),
    isWhole,
    has: (id: number) => ticked.has(id),
    toggle,
    toggleShown,
    clear: () => setTicked(new Map()),
  };
}
