import type { Location } from 'react-router';

/** Of this tab: it outlives the page where that is loaded anew. */
const key = 'addAfterLogin';

/**
 * Signing in went well: the packs of the product whose Add button led there (catalogue/AddButton.tsx names
 * it in the state of the history entry) are to be shown.
 */
export function rememberAdd({ state }: Location<unknown>): void {
  rememberWanted(wantedIn(state));
}

/** The slug in the state of a history entry; '': nothing led there. */
export function wantedIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'add' in state ? String(state.add) : '';
}

/** Its name; '': nothing led there. */
export function wantedNameIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'name' in state ? String(state.name) : '';
}

export function rememberWanted(slug: string): void {
  if (slug === '') return;
  try {
    sessionStorage.setItem(key, slug);
  } catch {
    // storage is blocked: Add has to be tapped again
  }
}

/** The slug of that product, once. */
export function takeAdd(): string | undefined {
  try {
    const slug = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return slug;
  } catch {
    return undefined;
  }
}
