import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtFileOptions } from '#server/http/built-files.ts';
import { keptFiles } from './kept-builds.ts';

/** What the running build does not have: a page of a former one, still open, asks for it. */
export async function addFormerBuilds(app: FastifyInstance, dataDir: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...builtFileOptions, serve: false });
    for (const prefix of ['/assets/', '/console/assets/'] as const) {
      const files = keptFiles(dataDir, prefix);
      scope.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
        const name = request.params['*'];
        const folder = files.get(name);
        // The oldest build may have been deleted since the start.
        if (folder && existsSync(join(folder, name))) return reply.sendFile(name, folder);
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('There is nothing at this address.\n');
      });
    }
  });
}
