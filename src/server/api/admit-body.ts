import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/db/connect.ts';
import { allowSlowBody } from '#server/http/body-time.ts';
import { BoundedQueue, clientLeft } from '#server/queues/bounded-queue.ts';
import { oneByOne } from '#server/queues/one-by-one.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import { identify, refuseStranger } from './access.ts';
import { isMultipart, refuseMultipart } from './body.ts';
import { maxBodyBytes } from './limits.ts';
import type { ApiTypes, Policy } from './policy.ts';
import { createUploadRoom } from './upload-room.ts';

/** Nobody but who may call the action makes the server read what is large, slow or costly to answer. */
export function createBodyAdmission<T extends ApiTypes>(
  policy: Policy<T>,
  session: { db: Db; secure: boolean },
) {
  const takeUploadRoom = createUploadRoom();
  const costlyBodies = new BoundedQueue(queueLimits.costlyBodies);
  // Sessions are looked up together: a flood of one customer would be refused in one turn of the event loop.
  const ownTurn = oneByOne();

  /** undefined: the body is read at once, by whoever it is. */
  function admitBody(
    request: FastifyRequest,
    reply: FastifyReply,
    action: T['action'],
  ): Promise<void> | undefined {
    if (policy.bodies.files > 0 && isMultipart(request)) {
      refuseMultipart(action);
      return admitUpload(request, reply, action);
    }
    return isCostly(request, policy, action) ? admitCostly(request, reply, action) : undefined;
  }

  async function admitUpload(
    request: FastifyRequest,
    reply: FastifyReply,
    action: T['action'],
  ): Promise<void> {
    const who = await allowedCaller(request, reply, action);
    takeUploadRoom(request, reply, who, action.maxBodyBytes ?? maxBodyBytes);
    allowSlowBody(request.raw);
  }

  /** Until the one before of the same person is answered. */
  async function admitCostly(
    request: FastifyRequest,
    reply: FastifyReply,
    action: T['action'],
  ): Promise<void> {
    const who = await allowedCaller(request, reply, action);
    await ownTurn();
    await new Promise<void>((resolve, reject) => {
      const untilAnswered = () => {
        resolve();
        return new Promise<void>((answered) => reply.raw.once('close', () => answered()));
      };
      costlyBodies.run(untilAnswered, clientLeft(reply.raw), String(who)).catch(reject);
    });
  }

  async function allowedCaller(
    request: FastifyRequest,
    reply: FastifyReply,
    action: T['action'],
  ): Promise<number> {
    const principal = await identify(policy, session, action, request, reply);
    refuseStranger(policy.accessOf(action), principal);
    return principal?.id ?? 0;
  }

  return admitBody;
}

function isCostly<T extends ApiTypes>(
  { headers }: FastifyRequest,
  policy: Policy<T>,
  action: T['action'],
): boolean {
  if (policy.accessOf(action) === 'anyone') return false;
  if (action.oneAtATime) return true;
  const untold = headers['transfer-encoding'] === undefined ? 0 : Infinity;
  return Number(headers['content-length'] ?? untold) > maxBodyBytes;
}
