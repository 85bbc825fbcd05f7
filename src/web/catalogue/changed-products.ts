/** Ids of products, or any of them: the server could not tell this page for a while. */
export type ChangedProducts = ReadonlySet<number> | 'any';

const listeners = new Set<(changed: ChangedProducts) => void>();
/** Since this page was loaded. */
const changedIds = new Set<number>();
let mayBeAny = false;

/** Products changed while this page was open; as the server says it: '12,15', or 'any'. */
export function tellChangedProducts(told: string): void {
  const changed = told === 'any' ? told : new Set(told.split(',').map(Number));
  if (changed === 'any') mayBeAny = true;
  else for (const id of changed) changedIds.add(id);
  for (const listener of listeners) listener(changed);
}

export function onChangedProducts(listener: (changed: ChangedProducts) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether what a page shows of this product may be of before a change. */
export function mayHaveChanged(id: number): boolean {
  return mayBeAny || changedIds.has(id);
}
