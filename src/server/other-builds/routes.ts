import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from '#server/api/compression.ts';
import { isDatabaseBusy } from '#server/api/database-busy.ts';
import type { Db } from '#server/db/connect.ts';
import { assetHeaders } from '#server/http/built-files.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { assetName } from './built-assets.ts';
import { OtherBuilds } from './other-builds.ts';

/** What this node's own build does not have: a page of another build asks for it. */
export function addOtherBuilds(app: FastifyInstance, db: Db, prefixes: readonly string[]): void {
  const builds = new OtherBuilds(db);
  for (const prefix of prefixes) {
    app.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply) => {
      const { name } = request.params;
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const bytes = assetName.test(name)
        ? await builds.find(prefix + name, encoding, clientLeft(reply.raw)).catch(orNothing)
        : undefined;
      if (!bytes) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('There is nothing at this address.\n');
      }
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .headers(assetHeaders)
        .type(
          name.endsWith('.css')
            ? 'text/css; charset=utf-8'
            : 'application/javascript; charset=utf-8',
        )
        .send(bytes);
    });
  }
}

/** Without its database the node has its own build alone. */
function orNothing(error: unknown): undefined {
  if (!isDatabaseBusy(error)) throw error;
}
