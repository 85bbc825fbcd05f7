import { useLocation, useMatches } from 'react-router';

/** The page's own address: its path, or what its loader names as `canonicalPath`. */
export function useCanonicalPath(): string {
  const { pathname } = useLocation();
  const loaded: unknown = useMatches().at(-1)?.loaderData;
  const named =
    typeof loaded === 'object' && loaded !== null && 'canonicalPath' in loaded
      ? loaded.canonicalPath
      : undefined;
  return typeof named === 'string' ? named : pathname;
}
