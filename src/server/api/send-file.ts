import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { ConsoleFile } from '#contract/console/index.ts';
import { isRefusal } from '#contract/refusal.ts';
import { send } from './send.ts';

/** A file as a whole, or as it is made. */
export async function sendFile(reply: FastifyReply, file: ConsoleFile): Promise<void> {
  const { name, type, bytes, download = false } = file;
  const headers = {
    'content-type': type,
    'content-disposition': `${download ? 'attachment' : 'inline'}; filename="${name}"`,
  };
  if (bytes instanceof Uint8Array) return send(reply, 200, Buffer.from(bytes), headers);
  reply.raw.writeHead(200, {
    ...headers,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  try {
    await pipeline(Readable.from(bytes), reply.raw);
  } catch (error) {
    // Too late for an answer: the browser sees that its download broke off.
    if (!hasLeft(error) && !isRefusal(error))
      reply.log.error({ err: error, place: `file ${name}` }, 'console');
  }
}

function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
