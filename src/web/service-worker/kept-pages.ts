/** Whether the service worker can open this page without a network. */
export async function isPageKept(path: string): Promise<boolean> {
  return Boolean(navigator.serviceWorker?.controller && (await caches.match(path)));
}

/** They belong to one customer. */
export function forgetKeptPages(): void {
  // The one that is there, also where this page was opened past it.
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage('forget'));
}
