/** The requests of a page that went over the network, with their bytes as they were sent. */
export class Traffic {
  #requests = new Map();
  #changedAt = Date.now();

  constructor(devTools) {
    devTools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      // An event stream never ends, and what is in the address itself is not sent.
      if (type === 'EventSource' || !request.url.startsWith('http')) return;
      this.#changedAt = Date.now();
      this.#requests.set(requestId, { url: request.url, method: request.method, type, bytes: 0 });
    });
    const drop = ({ requestId }) => this.#requests.delete(requestId);
    devTools.on('Network.requestServedFromCache', drop);
    devTools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) drop({ requestId });
    });
    devTools.on('Network.loadingFinished', (event) => this.#end(event));
    devTools.on('Network.loadingFailed', (event) => this.#end(event));
  }

  #end({ requestId, encodedDataLength = 0 }) {
    this.#changedAt = Date.now();
    const request = this.#requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, ended: true });
  }

  /** A function that gives the requests made since this call. */
  mark() {
    const before = new Set(this.#requests.values());
    return () => [...this.#requests.values()].filter((request) => !before.has(request));
  }

  /** Waits until nothing has been under way for a while. */
  async settled(quietMs = 600) {
    const isQuiet = () =>
      Date.now() - this.#changedAt > quietMs &&
      [...this.#requests.values()].every((request) => request.ended);
    while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function bytesOf(requests) {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Bytes by kind of request: Document, Script, Image, Fetch … */
export function bytesByType(requests) {
  const types = [...new Set(requests.map(({ type }) => type))];
  return Object.fromEntries(
    types.map((type) => [type, bytesOf(requests.filter((request) => request.type === type))]),
  );
}
