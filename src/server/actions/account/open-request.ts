import type { Refuse } from '#contract/refuse.ts';
import type { Services } from '#server/actions/context.ts';
import { lockRequest } from '#server/queries/customers/customers.ts';

/** The request for an account, held; refused where it is decided already. */
export async function openRequest(refuse: Refuse<never>, tx: Services['db'], id: number) {
  const request = await lockRequest(tx, id);
  if (!request) throw refuse('not-found', 'There is no request with this number.');
  if (request.status !== 'open') {
    throw refuse('not-found', `This request has been ${request.status} meanwhile.`);
  }
  return request;
}
