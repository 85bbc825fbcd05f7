import { useSyncExternalStore } from 'react';

/** Where there is room, a detail opens beside its list. In em, which follow the text size. */
const room = matchMedia('(width >= 75em)');

export function hasRoomBeside(): boolean {
  return room.matches;
}

export function useRoomBeside(): boolean {
  return useSyncExternalStore((onChange) => {
    room.addEventListener('change', onChange);
    return () => room.removeEventListener('change', onChange);
  }, hasRoomBeside);
}

/** `state` of a link to a detail beside its list: the keyboard goes on in the list. */
export const keepFocus = { keepFocus: true };

export function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepFocus' in state;
}
