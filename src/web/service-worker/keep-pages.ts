/** To the service worker: pages that were shown, or will be wanted, and that it did not open itself. */
export type KeepPages = {
  pages: string[];
  /** A page that was kept since is not loaded again. */
  maxAgeMs: number;
  cache: RequestCache;
};

export async function keepPages(message: KeepPages): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}
