/** What Chrome says when the shop can be installed; TypeScript does not know it. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

let kept: InstallPrompt | undefined;

/** The browser asks at once; the shop waits for a better moment (`InstallHint`). */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt; // `as`: what this event is
  });
}

export function installPrompt(): InstallPrompt | undefined {
  return kept;
}
