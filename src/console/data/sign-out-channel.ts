/** One object for the whole tab: it does not hear what it posts itself. */
const channel = new BroadcastChannel('console-session');

/** Tells the other tabs of this browser that nobody is signed in any more. */
export function broadcastSignOut(): void {
  channel.postMessage('signed-out');
}

export function onSignedOutElsewhere(listener: () => void): void {
  channel.addEventListener('message', listener);
}
