import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '#contract/refusal.ts';
import type { Language } from '#domain/india/language.ts';
import { within } from '#domain/within.ts';
import type { Services } from '#server/actions/context.ts';
import { isDatabaseBusy } from '#server/api/database-busy.ts';
import { addCookie } from '#server/api/send.ts';
import { faultRefusal } from '#server/api/to-refusal.ts';
import { type Customer, findCustomer } from '#server/auth/session.ts';
import { isConsolePath } from '#server/console/pages.ts';
import {
  askedLanguage,
  chosenLanguage,
  languageCookie,
  languageOf,
} from '#server/http/language.ts';
import { newNonce, pageHeaders } from '#server/http/security-headers.ts';
import { saveLanguage } from '#server/queries/customers/customers.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { traceRequest } from '#server/telemetry/trace-request.ts';
import { customerCookie } from './customer-cookie.ts';
import { PageQueue } from './page-queue.ts';
import { pageRenderer, type Storefront } from './render.ts';
import { sendBusy, streamPage } from './send-page.ts';
import { createSharedPages, publicSegment } from './shared-pages.ts';

/** A public page waits so long to know who reads it; then it is the one that visitors get. */
const sessionMs = 2_000;

/** Every address that nothing else answers is a page of the storefront, for reading. */
export function addPages(
  app: FastifyInstance,
  services: Services,
  storefront: Storefront,
  options: { publicOrigin(): string; secure: boolean },
): void {
  const { middleware, dev } = storefront;
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => {
      if (isConsolePath(request.raw.url)) done();
      else middleware(request.raw, reply.raw, done);
    });
  }
  const { secure } = options;
  const queue = new PageQueue();
  const render = pageRenderer(services, storefront, options.publicOrigin);
  // In development sources change without telling.
  const shared = dev ? undefined : createSharedPages(render, queue, secure);

  app.get('/*', (request, reply) => traceRequest(request, reply, () => answerPage(request, reply)));

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { cookie } = request.headers;
    if (await isRedirectedInto(request, reply)) return;
    const chosen = chosenLanguage(cookie);
    try {
      // Not in the queue: a slow look-up takes no turn from those who need none.
      const finding = findCustomer(services.db, cookie, secure);
      const isPublic = publicSegment(request.raw.url ?? '') !== undefined;
      const customer = await (cookie && isPublic ? within(sessionMs, finding) : finding);
      addCookie(reply, customer?.renewedCookie);
      addCookie(reply, customerCookie(cookie, customer, secure));
      const language = languageOf(request, customer?.language);
      // Remembered for the calls of this browser too.
      if (chosen === undefined && customer?.language)
        addCookie(reply, languageCookie(language, secure));
      if (await shared?.send(request, reply, customer, language)) return;
      const signedIn = customer !== undefined;
      const left = clientLeft(reply.raw);
      await queue.run(() => answer(request, reply, customer, language), signedIn, left);
    } catch (error) {
      const refusal = isDatabaseBusy(error) ? faultRefusal(error, request, 'page') : error;
      if (!isBusy(refusal)) throw error;
      if (isDatabaseBusy(error) && (await isSentAsVisitor(request, reply, languageOf(request))))
        return;
      const nonce = newNonce();
      const language = languageOf(request);
      sendBusy(reply, refusal, pageHeaders({ nonce, secure }), { nonce, language });
    }
  }

  /**
   * `?lang=` is remembered, on the account too where that can be reached, `?shared=` in this browser alone;
   * both leave the address.
   */
  async function isRedirectedInto(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const asked = askedLanguage(request.raw.url ?? '');
    if (!asked) return false;
    const save = async () => {
      const customer = await findCustomer(services.db, request.headers.cookie, secure);
      if (customer && !asked.isShared) await saveLanguage(services.db, customer.id, asked.language);
      return customer?.renewedCookie;
    };
    try {
      addCookie(reply, await within(sessionMs, save()));
    } catch (error) {
      faultRefusal(error, request, 'language'); // the cookie says it all the same
    }
    addCookie(reply, languageCookie(asked.language, secure, asked.isShared));
    reply.header('cache-control', 'no-store').redirect(asked.path);
    return true;
  }

  /**
   * Without its database the shop shows a customer what it shows everybody, from memory; private pages
   * say that they could not be read.
   */
  async function isSentAsVisitor(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
  ): Promise<boolean> {
    if (reply.sent) return false;
    try {
      if (await shared?.send(request, reply, undefined, language)) return true;
      const left = clientLeft(reply.raw);
      await queue.run(() => answer(request, reply, undefined, language, true), false, left);
      return true;
    } catch (error) {
      request.log.warn({ err: error, place: 'page' }, 'as a visitor');
      return false;
    }
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer | undefined,
    language: Language,
    unread = false,
  ): Promise<void> {
    const nonce = newNonce();
    const visitor = customer && { userId: customer.id, hasOrdered: customer.hasOrdered };
    const { response, origins } = await render(request, reply, {
      customer,
      visitor,
      language,
      nonce,
      unread,
    });
    await streamPage(request, reply, response, pageHeaders({ nonce, secure, origins, dev }));
  }
}

function isBusy(error: unknown): error is Refusal {
  return isRefusal(error) && error.code === 'busy';
}
