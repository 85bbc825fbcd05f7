/** Hides the page behind what stands in `main` instead of it. */
export function coverPage(isCovered: boolean): void {
  document.querySelector('main')?.toggleAttribute('data-covered', isCovered);
}
