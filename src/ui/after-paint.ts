/** Once what has been rendered is on the screen; in a hidden tab, once that is seen again. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
