import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActionName } from '#contract/names.ts';
import { isRefusal } from '#contract/refusal.ts';
import type { Services } from './actions/context.ts';
import { addFormParser, refuseLargeBody } from './api/body.ts';
import { perform } from './api/perform.ts';
import { type OwnOrigins, requireSameOrigin } from './api/same-origin.ts';
import { addCookie } from './api/send.ts';
import { faultRefusal } from './api/to-refusal.ts';
import { limitPublicWrite } from './auth/rate-limit.ts';
import { type Customer, findCustomer } from './auth/session.ts';

type Options = OwnOrigins & { secure: boolean };

/**
 * Forms sent before the scripts were there: the page's own address takes them, and leads back to it
 * with how it went in `?form=`.
 */
export async function addPlainForms(
  app: FastifyInstance,
  services: Services,
  options: Options,
): Promise<void> {
  addFormParser(app);
  app.addHook('onRequest', async (request) => {
    requireSameOrigin(request.raw, options);
    refuseLargeBody(request);
  });

  app.post('/contact-us', (request, reply) =>
    answer(request, reply, async () => {
      await limitPublicWrite(services.db, 'contactUsForm', request.ip);
      return run(request, 'contactUsForm', fieldsOf(request), undefined);
    }),
  );
  app.post('/product-detail/:slug', (request, reply) =>
    answer(request, reply, async () => {
      const customer = await findCustomer(services.db, request.headers.cookie, options.secure);
      addCookie(reply, customer?.renewedCookie);
      const review = { ...fieldsOf(request), user_id: customer?.id };
      return run(request, 'submitProductReview', review, customer);
    }),
  );

  function run(
    request: FastifyRequest,
    name: ActionName,
    input: object,
    customer: Customer | undefined,
  ): Promise<object> {
    return perform(services, name, input, customer, {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      startSession() {
        throw new Error(`${name} cannot start a session.`);
      },
    });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, work: () => Promise<object>) {
    const path = request.raw.url?.split('?', 1)[0] ?? '/';
    return reply.redirect(`${path}?form=${await outcomeOf(request, work)}#form`, 303);
  }
}

function fieldsOf({ body }: FastifyRequest): object {
  return typeof body === 'object' && body !== null ? body : {};
}

/** By the refusal's code; each has its words on the page. */
const outcomes: Record<string, string> = {
  'not-signed-in': 'login',
  'bad-input': 'incomplete',
  'too-many-tries': 'too-many-tries',
  busy: 'busy',
};

async function outcomeOf(request: FastifyRequest, work: () => Promise<object>): Promise<string> {
  try {
    await work();
    return 'sent';
  } catch (error) {
    const { code } = isRefusal(error) ? error : faultRefusal(error, request, 'plain form');
    return outcomes[code] ?? 'failed';
  }
}
