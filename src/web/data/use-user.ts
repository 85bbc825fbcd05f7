import { useSyncExternalStore } from 'react';
import { isSessionExpired, storedUserId, storedUserName, subscribeToUser } from './session.ts';
import { useRootData } from './use-root-data.ts';

/** The stored user id; while the server renders, the session's. */
export function useUserId(): number | undefined {
  const served = useRootData()?.visitor.userId;
  return useSyncExternalStore(subscribeToUser, storedUserId, () => served);
}

export function useUserName(): string | undefined {
  const served = useRootData()?.visitor.userName;
  return useSyncExternalStore(subscribeToUser, storedUserName, () => served);
}

/** Whether the session expired, so that /login says why. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribeToUser, isSessionExpired, () => false);
}
