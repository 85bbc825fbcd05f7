const channelName = 'cart';

/** Tells the shop's other tabs in this browser that the cart changed. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Hears of changes in other tabs, and of coming back to a page the browser had put aside. */
export function onChangeElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = listener;
  const onShow = (event: PageTransitionEvent) => event.persisted && listener();
  window.addEventListener('pageshow', onShow);
  return () => {
    channel.close();
    window.removeEventListener('pageshow', onShow);
  };
}
