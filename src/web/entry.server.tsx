import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { preload } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { TypedFieldsContext, typedFields } from './account/typed-fields.ts';
import { browserCall } from './data/api.ts';
import {
  callContext,
  logContext,
  nonceContext,
  tracedContext,
  visitorContext,
} from './data/context.ts';
import { NonceContext, TracedContext } from './head/nonce.ts';

export const streamTimeout = 5_000;

export type Services = {
  call: Call;
  userId?: number | undefined;
  hasOrdered?: boolean | undefined;
  unread?: boolean | undefined;
  nonce: string;
  traced: boolean;
  log: Log;
};

/** Origins beside our own that this build takes data and pictures from. */
export const otherOrigins = [__BASE_URL__, __IMAGE_URL__]
  .filter((address) => URL.canParse(address))
  .map((address) => new URL(address).origin);

/** What the server gives to the loaders and the rendering of one request. */
export function requestContext(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  // Built for another server's API: data comes from there, on the server and in the browser.
  context.set(callContext, URL.canParse(__BASE_URL__) ? browserCall : services.call);
  const { userId, hasOrdered = false, unread = false } = services;
  context.set(visitorContext, { userId, hasOrdered, unread });
  context.set(logContext, services.log);
  context.set(nonceContext, services.nonce);
  context.set(tracedContext, services.traced);
  return context;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(logContext)(`page ${new URL(request.url).pathname}`, error);
};

type PageProps = { context: EntryContext; request: Request; nonce: string; traced: boolean };

function Page({ context, request, nonce, traced }: PageProps) {
  // The style sheet blocks painting, so it is preloaded before the scripts.
  for (const href of context.manifest.routes.root?.css ?? []) preload(href, { as: 'style' });
  return (
    <NonceContext value={nonce}>
      <TracedContext value={traced}>
        <TypedFieldsContext value={typedFields(request)}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </TypedFieldsContext>
      </TracedContext>
    </NonceContext>
  );
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  const traced = context.get(tracedContext);
  const log = context.get(logContext);
  // Crawlers get the whole page at once; for people it streams.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let answered = false;
    const { pipe, abort } = renderToPipeableStream(
      <Page {...{ request, nonce, traced }} context={routerContext} />,
      {
        nonce,
        // Finished sections stay where they are: the page reads without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          answered = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error: unknown) {
          // Before the first byte the error reaches handleError through the rejection.
          if (answered) log(`stream ${new URL(request.url).pathname}`, error);
        },
      },
    );
    // A little later than React Router gives up on pending data, so that its errors still flow.
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
