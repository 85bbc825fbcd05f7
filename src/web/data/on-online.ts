/** The network is back, or the shop can read its database again (background/BackgroundParts.tsx). */
export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
