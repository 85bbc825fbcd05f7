/** Brings what an action has led to into view and focus, where it may stand below the screen: its first message or heading. */
export function showResult(part: HTMLElement | null): void {
  const target = part?.querySelector<HTMLElement>('[role="alert"], [role="status"], h2');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}
