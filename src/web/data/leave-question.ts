import { useEffect, useEffectEvent } from 'react';

/** Resolves to whether the page may be left. */
type Ask = () => Promise<boolean>;

let asking: Ask | undefined;

/** Asked by the one blocker of the router (NavigationGuard): it takes no second one. */
export function leaveQuestion(): Ask | undefined {
  return asking;
}

/** While something would be lost, `ask` comes before the page is left, and the browser's own word before the tab is. */
export function useLeaveQuestion(isUnsaved: boolean, ask: Ask): void {
  const onLeave = useEffectEvent(ask);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const question = () => onLeave();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    asking = question;
    addEventListener('beforeunload', warn);
    return () => {
      if (asking === question) asking = undefined;
      removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}
