let shared: BroadcastChannel | undefined;

/** One object for the whole tab: it does not hear what it posts itself. */
function cartChannel(): BroadcastChannel {
  shared ??= new BroadcastChannel('cart');
  return shared;
}

/** Tells the other tabs of this browser that the cart changed. */
export function broadcastCartChange(): void {
  cartChannel().postMessage('changed');
}

/** Listens for changes in other tabs, and for a page restored from the back/forward cache. */
export function onCartChangedElsewhere(listener: () => void): () => void {
  const channel = cartChannel();
  const onShow = (event: PageTransitionEvent) => event.persisted && listener();
  channel.addEventListener('message', listener);
  window.addEventListener('pageshow', onShow);
  return () => {
    channel.removeEventListener('message', listener);
    window.removeEventListener('pageshow', onShow);
  };
}
