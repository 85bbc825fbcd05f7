import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { wantedNameIn } from './add-after-login.ts';

const never = () => () => {};

/** Of the product whose Add button led here, which the server does not know; '': none did. */
export function useWantedName(): string {
  const { state } = useLocation();
  return useSyncExternalStore(
    never,
    () => wantedNameIn(state),
    () => '',
  );
}
