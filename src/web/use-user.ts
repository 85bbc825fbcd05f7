import { useSyncExternalStore } from 'react';
import { hasEnded, storedUserId, storedUserName, subscribeToUser } from './session.ts';
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

/** Whether the person has to be told that the session ended elsewhere. */
export function useHasEnded(): boolean {
  return useSyncExternalStore(subscribeToUser, hasEnded, () => false);
}
