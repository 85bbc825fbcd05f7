import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActionName } from '#contract/index.ts';
import { actionNamed } from '#contract/index.ts';
import { isRefusal, Refusal } from '#contract/refusal.ts';
import { ownPath } from '#domain/account/own-path.ts';
import type { Services } from '#server/actions/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import { identify, refuseUnwritable } from './access.ts';
import { addFormParser, refuseLargeBody } from './body.ts';
import { perform } from './perform.ts';
import { type OwnOrigins, requireSameOrigin } from './same-origin.ts';
import { addCookie } from './send.ts';
import { shopPolicy } from './shop-policy.ts';
import { faultRefusal } from './to-refusal.ts';

type Options = OwnOrigins & { secure: boolean };

type PlainForm = {
  path: string;
  /** Of several forms at one address: the parameter that its page has. */
  query?: string;
  action: ActionName;
  /** What its page shows again where it failed. */
  keeps?: readonly string[];
  fieldsOf?(request: FastifyRequest): Record<string, unknown>;
  /** Where it leads when it went well; undefined: back to its page, as when it did not. */
  doneAt?(request: FastifyRequest): string;
};

const forms: readonly PlainForm[] = [
  { path: '/contact-us', action: 'contactUsForm' },
  {
    path: '/login',
    query: 'register',
    action: 'registerUsernew',
    keeps: ['name', 'email', 'phone', 'address'],
  },
  { path: '/login', action: 'loginUserdata', fieldsOf: loginFields, doneAt: askedPath },
  { path: '/forgot-pin', action: 'sendResetPinLink' },
  {
    path: '/reset-pin',
    action: 'updatePinWithToken',
    fieldsOf: resetFields,
    doneAt: () => '/reset-pin?form=sent',
  },
  { path: '/product-detail/:slug', action: 'submitProductReview' },
];

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
  for (const path of new Set(forms.map((form) => form.path))) {
    app.post(path, (request, reply) => answer(formAt(path, request), request, reply));
  }

  /** Redirects to where it leads, or back to the page, which keeps its query, with how it went. */
  async function answer(form: PlainForm, request: FastifyRequest, reply: FastifyReply) {
    const outcome = await outcomeOf(request, () => send(form, request, reply));
    if (form.keeps) addCookie(reply, typedCookie(outcome, form.keeps, request, options.secure));
    const done = form.doneAt?.(request);
    if (done !== undefined && outcome.form === 'sent') return reply.redirect(asHeader(done), 303);
    const { pathname, searchParams } = addressOf(request);
    searchParams.delete('wait');
    for (const [name, value] of Object.entries(outcome)) searchParams.set(name, String(value));
    // A browser carries the fragment on to wherever the next redirect leads.
    const fragment = done === undefined ? '#form' : '';
    return reply.redirect(`${pathname}?${searchParams}${fragment}`, 303);
  }

  async function send(
    { action: name, fieldsOf = bodyOf }: PlainForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<object> {
    const fields = fieldsOf(request);
    const action = actionNamed(name);
    refuseUnwritable(action, services);
    const session = { db: services.db, secure: options.secure };
    const principal = await identify(shopPolicy, session, action, request, reply);
    const { customerField } = action;
    // Whatever the form says.
    if (customerField !== undefined) fields[customerField] = principal?.id;
    const caller = shopPolicy.callerOf(request, reply, options.secure);
    return perform(shopPolicy, services, { action, principal, caller }, fields);
  }
}

function formAt(path: string, request: FastifyRequest): PlainForm {
  const asked = addressOf(request).searchParams;
  const found = forms.find(
    (form) => form.path === path && (form.query === undefined || asked.has(form.query)),
  );
  if (!found) throw new Refusal('not-found', 'Not found.');
  return found;
}

/** What was typed, for the page that says why it failed (web/account/typed-fields.ts); gone with the next success. */
function typedCookie(
  { form: outcome }: Outcome,
  keeps: readonly string[],
  request: FastifyRequest,
  secure: boolean,
): string {
  const fields = Object.entries(bodyOf(request)).filter(([name]) => keeps.includes(name));
  const typed = Buffer.from(JSON.stringify(Object.fromEntries(fields))).toString('base64url');
  const isKept = outcome !== 'sent' && typed.length <= mostTyped;
  return stringifySetCookie({
    name: 'thok_typed',
    value: isKept ? typed : '',
    path: '/login',
    maxAge: isKept ? typedSeconds : 0,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}

const typedSeconds = 300;
/** Browsers keep no longer cookie, and proxies turn an answer with one away. */
const mostTyped = 3_500;

function addressOf(request: FastifyRequest): URL {
  return new URL(request.raw.url ?? '/', 'http://shop.invalid');
}

/** `next` came decoded, and a header takes no letter beyond Latin. */
function asHeader(path: string): string {
  return encodeURI(path).replaceAll('%25', '%');
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function askedPath(request: FastifyRequest): string {
  return ownPath(addressOf(request).searchParams.get('next')) ?? '/';
}

function loginFields(request: FastifyRequest): Record<string, unknown> {
  const { terms, ...fields } = bodyOf(request);
  if (terms === undefined) throw badField('terms', 'must be accepted');
  return fields;
}

function resetFields(request: FastifyRequest): Record<string, unknown> {
  const { new_pin, confirm_pin } = bodyOf(request);
  if (new_pin !== confirm_pin) throw Refusal.withCode('no-match', 'PINs do not match.');
  return { token: addressOf(request).searchParams.get('token') ?? '', pin: new_pin };
}

/** By the refusal's code; each has its words on the page. */
const outcomes: Record<string, string> = {
  'wrong-pin': 'wrong-pin',
  locked: 'locked',
  'no-match': 'no-match',
  'bad-token': 'bad-token',
  'weak-pin': 'weak-pin',
  'already-requested': 'already-requested',
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
