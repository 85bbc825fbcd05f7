import { useRouteLoaderData } from 'react-router';
import type { MeWire } from '#contract/console/account.ts';
import { isMet, type Needed, type Rights } from '#domain/operators/permissions.ts';

export const shellId = 'shell';

/** Who is signed in: the shell has read it before any of its screens shows. */
export function useMe(): MeWire {
  const data = useRouteLoaderData<{ me: MeWire }>(shellId);
  if (!data) throw new Error('useMe() is for screens within the shell.');
  return data.me;
}

/** Whether whoever is signed in may do this; the server decides. */
export function useMay(): (needed: Needed) => boolean {
  const { permissions } = useMe();
  return (needed) => isMet(needed, (one) => permissions.includes(one));
}

/** For rules that ask for the role as well. */
export function useRights(): Rights {
  return { role: useMe().role, may: useMay() };
}
