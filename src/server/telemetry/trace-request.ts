import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from './request-log.ts';
import { traced } from './spans.ts';

/** One span from the request to its answer, within the trace that the browser names, if it does. */
export function traceRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<void>,
): Promise<void> {
  const { method, headers } = request;
  const path = loggedPath(request.raw.url);
  const attributes: Record<string, string | number> = {
    'http.request.method': method,
    'url.path': path,
    'thok.request_id': request.id, // as the log has it
  };
  const parent = headers.traceparent;
  return traced(
    {
      name: `${method} ${path}`,
      kind: 'server',
      parent: typeof parent === 'string' ? parent : undefined,
      attributes,
    },
    async () => {
      await work();
      attributes['http.response.status_code'] = reply.raw.statusCode;
    },
  );
}
