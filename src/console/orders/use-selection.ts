import { useState } from 'react';

/** Which rows of a list are ticked. */
export function useSelection(shownIds: readonly number[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  // An order that left the list meanwhile is not moved unseen.
  const ids = shownIds.filter((id) => ticked.has(id));

  function toggle(id: number): void {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  }

  return {
    ids,
    isAll: ids.length === shownIds.length,
    has: (id: number) => ticked.has(id),
    toggle,
    toggleAll: () => setTicked(new Set(ids.length === shownIds.length ? [] : shownIds)),
    clear: () => setTicked(new Set()),
  };
}
