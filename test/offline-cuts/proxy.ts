import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What happens to a change of the cart on its way. */
export const wireFaults = [
  'the request is cut before the shop has it',
  'the answer is lost after the shop has done it',
  'the answer breaks off halfway',
] as const;

export type WireFault = (typeof wireFaults)[number];

export type CutProxy = {
  url: string;
  /** Asked for every change of the cart. */
  faultOf: (() => WireFault | undefined) | undefined;
  /** Called when a change has come here and nothing has been done with it yet. */
  onChange: (() => Promise<void>) | undefined;
  /** Nothing passes; the browser believes that it is online. */
  isDown: boolean;
  close(): Promise<void>;
};

const changes = /addToCart|updateCartItem/;

/** In front of the shop: cuts what passes, where a phone's network would. */
export async function openCutProxy(shopUrl: string): Promise<CutProxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((near, answer) => {
    void pass(near, answer).catch(() => near.socket.destroy());
  });

  async function pass(near: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (proxy.isDown) return void near.socket.destroy();
    const isChange = near.method === 'POST' && changes.test(near.url ?? '');
    const fault = isChange ? proxy.faultOf?.() : undefined;
    const body = await text(near);
    if (isChange) await proxy.onChange?.();
    if (fault === 'the request is cut before the shop has it') return void near.socket.destroy();
    const far = await forward(near, body);
    if (fault === undefined) {
      answer.writeHead(far.statusCode ?? 502, far.headers);
      far.pipe(answer);
      return;
    }
    const whole = await text(far);
    if (fault === 'the answer breaks off halfway') {
      answer.writeHead(far.statusCode ?? 502, {
        'content-type': 'application/json',
        'content-length': whole.length,
      });
      await new Promise((sent) => answer.write(whole.slice(0, whole.length / 2), sent));
    }
    near.socket.destroy();
  }

  function forward({ url, method, headers }: IncomingMessage, body: string) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent, method, headers };
      const sent = request(new URL(url ?? '/', shopUrl), options, resolve).on('error', reject);
      sent.end(body);
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const proxy: CutProxy = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    faultOf: undefined,
    onChange: undefined,
    isDown: false,
    async close() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
