import { useRouteLoaderData } from 'react-router';
import type { RootData } from './root-data.ts';

/** What every page shares; undefined only where the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
