import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a native popover with links in it: closes when one of them was followed. */
export function useRoutePopover(): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // `key` is the route change.
  useEffect(() => popover.current?.hidePopover(), [key]);
  return popover;
}
