import { useSyncExternalStore } from 'react';
import { isSessionExpired, storedUserId, storedUserName, subscribeToUser } from './session.ts';
import { useRootData } from './use-root-data.ts';

/**
 * The stored user id. While the server renders, and when the browser takes over what it has rendered, only whether
 * somebody is signed in: 0 where it is not known who.
 */
export function useUserId(): number | undefined {
  const signedIn = useRootData()?.signedIn;
  const served = () => (signedIn ? (storedUserId() ?? 0) : undefined);
  return useSyncExternalStore(subscribeToUser, storedUserId, served);
}

export function useUserName(): string | undefined {
  return useSyncExternalStore(subscribeToUser, storedUserName, () => undefined);
}

/** Whether the session expired, so that /login says why. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribeToUser, isSessionExpired, () => false);
}
