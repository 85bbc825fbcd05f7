import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addBuiltFiles } from '#server/http/built-files.ts';
import { pageHeaders } from '#server/http/security-headers.ts';
import { spans } from '#server/telemetry/spans.ts';

/** The operator's app: one page for all of its addresses; its router in the browser does the rest. */
export type ConsoleApp = {
  dev: boolean;
  html(): Promise<string>;
  /** The folder of its built files. */
  assets?: string;
  /** Development only: serves modules and styles from source. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

const root = '/console';

export function isConsolePath(url = ''): boolean {
  const [path] = url.split('?', 1);
  return path === root || path?.startsWith(`${root}/`) === true;
}

/** `/console` and what lies below it, but for the API and the built files. */
export async function addConsolePages(
  app: FastifyInstance,
  console: ConsoleApp,
  { secure }: { secure: boolean },
): Promise<void> {
  const { middleware, dev } = console;
  if (console.assets) await addBuiltFiles(app, console.assets, `${root}/assets/`);
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => {
      if (isModule(request.raw.url)) middleware(request.raw, reply.raw, done);
      else done();
    });
  }
  const headers = {
    ...pageHeaders({ secure, dev }),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex, nofollow',
  };

  const answer = async (_request: FastifyRequest, reply: FastifyReply) => {
    const html = await console.html();
    // Its calls begin traces of their own (`client/trace-header.ts`).
    const page = spans.hasSubscribers ? html.replace('<html', '<html data-traced=""') : html;
    return reply.headers(headers).send(page);
  };
  app.get(root, answer);
  app.get(`${root}/*`, answer);
}

/** In development: what Vite makes, never a page or a call. */
function isModule(url = ''): boolean {
  const [path = ''] = url.split('?', 1);
  const isCall = path.startsWith(`${root}/api/`);
  return isConsolePath(url) && !isCall && (path.includes('/@') || /\.\w+$/.test(path));
}
