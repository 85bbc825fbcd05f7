import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a native popover with links in it: closes on navigation. */
export function useRoutePopover(): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // `key` changes with every navigation.
  useEffect(() => popover.current?.hidePopover(), [key]);
  return popover;
}
