import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleFile } from '#contract/console/index.ts';
import { send } from '#server/api/send.ts';
import { BoundedQueue, clientLeft } from '#server/queues/bounded-queue.ts';

/** Of its own, so that no customer's invoice waits for the slips of 200 orders. One place each. */
const printLimits = { running: 1, waiting: 5, perKey: 1, retryAfterSeconds: 10 };
/** An export reads for as long as its list is. */
const exportLimits = { running: 2, waiting: 0, retryAfterSeconds: 10 };

type FileCall = {
  /** Media types of the action. */
  types: readonly string[];
  operatorId: number | undefined;
  make(): Promise<ConsoleFile>;
};

/** Answers with files, in bounded queues: a place is taken before anything is read for it. */
export function createFileAnswer() {
  const prints = new BoundedQueue(printLimits);
  const exports = new BoundedQueue(exportLimits);
  return async (request: FastifyRequest, reply: FastifyReply, call: FileCall): Promise<void> => {
    const { types, operatorId, make } = call;
    if (request.raw.method === 'HEAD') return send(reply, 200, '', { 'content-type': types[0] });
    const queue = types.includes('application/pdf') ? prints : exports;
    const job = async () => sendFile(reply, await make());
    return queue.run(job, clientLeft(reply.raw), String(operatorId));
  };
}

/** A file as a whole, or as it is made. */
async function sendFile(reply: FastifyReply, file: ConsoleFile): Promise<void> {
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
    if (!hasLeft(error)) reply.log.error({ err: error, place: `file ${name}` }, 'console');
  }
}

function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
