import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActionName } from '#contract/index.ts';
import { isRefusal, Refusal } from '#contract/refusal.ts';
import { ownPath } from '#domain/account/own-path.ts';
import type { Services } from '#server/actions/context.ts';
import { limitPublicWrite } from '#server/auth/rate-limit.ts';
import { type Customer, findCustomer } from '#server/auth/session.ts';
import { languageOf } from '#server/http/language.ts';
import { addFormParser, refuseLargeBody } from './body.ts';
import { perform } from './perform.ts';
import { type OwnOrigins, requireSameOrigin } from './same-origin.ts';
import { addCookie, addSession } from './send.ts';
import { faultRefusal } from './to-refusal.ts';

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
    answer(request, reply, () => runPublic(request, reply, 'contactUsForm', fieldsOf(request))),
  );
  app.post('/login', (request, reply) =>
    answer(
      request,
      reply,
      () => runPublic(request, reply, 'loginUserdata', loginFields(request)),
      ownPath(addressOf(request).searchParams.get('next')) ?? '/',
    ),
  );
  app.post('/forgot-pin', (request, reply) =>
    answer(request, reply, () => runPublic(request, reply, 'sendResetPinLink', fieldsOf(request))),
  );
  app.post('/reset-pin', (request, reply) =>
    answer(
      request,
      reply,
      () => runPublic(request, reply, 'updatePinWithToken', resetFields(request)),
      '/reset-pin?form=sent',
    ),
  );
  app.post('/product-detail/:slug', (request, reply) =>
    answer(request, reply, async () => {
      const customer = await findCustomer(services.db, request.headers.cookie, options.secure);
      addCookie(reply, customer?.renewedCookie);
      const review = { ...fieldsOf(request), user_id: customer?.id };
      return run(request, reply, 'submitProductReview', review, customer);
    }),
  );

  async function runPublic(
    request: FastifyRequest,
    reply: FastifyReply,
    name: ActionName,
    input: object,
  ): Promise<object> {
    await limitPublicWrite(services.db, name, request.ip);
    return run(request, reply, name, input, undefined);
  }

  function run(
    request: FastifyRequest,
    reply: FastifyReply,
    name: ActionName,
    input: object,
    customer: Customer | undefined,
  ): Promise<object> {
    return perform(services, name, input, customer, {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      language: languageOf(request),
      startSession: (token) => addSession(reply, token, options.secure),
    });
  }

  /** Redirects to `done`, or back to the page, which keeps its query, with how it went. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<object>,
    done?: string,
  ) {
    const outcome = await outcomeOf(request, work);
    if (done !== undefined && outcome.form === 'sent') return reply.redirect(asHeader(done), 303);
    const { pathname, searchParams } = addressOf(request);
    searchParams.delete('wait');
    for (const [name, value] of Object.entries(outcome)) searchParams.set(name, String(value));
    // A browser carries the fragment on to wherever the next redirect leads.
    const fragment = done === undefined ? '#form' : '';
    return reply.redirect(`${pathname}?${searchParams}${fragment}`, 303);
  }
}

function addressOf(request: FastifyRequest): URL {
  return new URL(request.raw.url ?? '/', 'http://shop.invalid');
}

/** `next` came decoded, and a header takes no letter beyond Latin. */
function asHeader(path: string): string {
  return encodeURI(path).replaceAll('%25', '%');
}

function fieldsOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function loginFields(request: FastifyRequest): object {
  const { terms, ...fields } = fieldsOf(request);
  if (terms === undefined) throw new Refusal('bad-input', 'terms: must be accepted');
  return fields;
}

function resetFields(request: FastifyRequest): object {
  const { new_pin, confirm_pin } = fieldsOf(request);
  if (new_pin !== confirm_pin) throw Refusal.withCode('no-match', 'PINs do not match.');
  return { token: addressOf(request).searchParams.get('token') ?? '', pin: new_pin };
}

/** By the refusal's code; each has its words on the page. */
const outcomes: Record<string, string> = {
  'wrong-pin': 'wrong-pin',
  locked: 'locked',
  'no-match': 'no-match',
  'bad-token': 'bad-token',
  'not-signed-in': 'login',
  'bad-input': 'incomplete',
  'too-many-tries': 'too-many-tries',
  busy: 'busy',
};

/** A lock also says how many seconds it lasts. */
type Outcome = { form: string; wait?: number };

async function outcomeOf(request: FastifyRequest, work: () => Promise<object>): Promise<Outcome> {
  try {
    await work();
    return { form: 'sent' };
  } catch (error) {
    const { code, extra } = isRefusal(error) ? error : faultRefusal(error, request, 'plain form');
    const wait = code === 'locked' ? { wait: Number(extra.retry_after) } : {};
    return { form: outcomes[code] ?? 'failed', ...wait };
  }
}
