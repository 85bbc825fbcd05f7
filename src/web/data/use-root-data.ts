import { createContext, use } from 'react';
import type { RootData } from './root-data.ts';

/**
 * What the root's loader gave. Not read from the router, whose state changes several times with every
 * navigation: whatever reads it there is rendered anew each time.
 */
export const RootDataContext = createContext<RootData | undefined>(undefined);

export function useRootData(): RootData | undefined {
  return use(RootDataContext);
}
