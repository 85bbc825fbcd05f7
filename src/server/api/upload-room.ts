import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { uploadRoomLimits } from '#server/queues/queue-limits.ts';

/** Takes room for a body until it is answered; refuses it unread where there is none. */
export function createUploadRoom(limits: typeof uploadRoomLimits = uploadRoomLimits) {
  const takenBy = new Map<number, number>();
  let taken = 0;
  const take = (who: number, bytes: number) => {
    const now = (takenBy.get(who) ?? 0) + bytes;
    taken += bytes;
    if (now > 0) takenBy.set(who, now);
    else takenBy.delete(who);
  };
  /** `mostBytes`: of a body that does not tell its length. */
  return (request: FastifyRequest, reply: FastifyReply, who: number, mostBytes: number): void => {
    const told = Number(request.headers['content-length'] ?? mostBytes);
    const bytes = Math.max(told, limits.countedAtLeast);
    const own = (takenBy.get(who) ?? 0) + bytes;
    if (own > limits.bytesPerOperator || taken + bytes > limits.bytes) {
      throw new Refusal(
        'busy',
        'Too many files are coming in. Please try again in a few seconds.',
        { retry_after: limits.retryAfterSeconds },
      );
    }
    take(who, bytes);
    reply.raw.once('close', () => take(who, -bytes));
  };
}
