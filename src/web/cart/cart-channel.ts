const channelName = 'cart';

/** Tells the other tabs of this browser that the cart changed. */
export function broadcastCartChange(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Listens for changes in other tabs, and for a page restored from the back/forward cache. */
export function onCartChangedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = listener;
  const onShow = (event: PageTransitionEvent) => event.persisted && listener();
  window.addEventListener('pageshow', onShow);
  return () => {
    channel.close();
    window.removeEventListener('pageshow', onShow);
  };
}
