import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/india/language.ts';
import type { Customer } from '#server/auth/session.ts';
import { newNonce, pageHeaders } from '#server/http/security-headers.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import { type CachedPage, cachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import type { PageQueue } from './page-queue.ts';
import type { Render } from './render.ts';
import { sendCachedPage, streamPage } from './send-page.ts';

/** First segments of pages that show what belongs to one customer, or answer a form. */
const privatePages = new Set([
  ...['cart', 'checkout-billing-info', 'checkout-pick-drop', 'complete-order'],
  ...[
    'my-order',
    'my-orders',
    'order',
    'edit-order',
    'return-order',
    'my-account',
    'wallet',
    'notification',
  ],
  ...['buy-again', 'quick-order'],
  ...['login', 'forgot-pin', 'reset-pin'],
]);

/**
 * Addresses of pages, and the first segment of each. Without escapes in the first segment, and without
 * dots in any, React Router finds the page that `privatePages` is asked about, and not just its data
 * (`.data`).
 */
const pagePath = /^\/([a-z\d_-]*)(?:\/(?:[\w-]|%(?!2e)[\da-f]{2})*)*$/i;
/** Filters and words make too many pages to keep; the pages of a list do not. */
const sharedQuery = /^(?:\?page=\d{1,4})?$/;
const maxKeyLength = 300;

/** The first segment of a page that a visitor may see; undefined: any other page. */
export function publicSegment(url: string): string | undefined {
  const first = pagePath.exec(pathOf(url))?.[1];
  return first !== undefined && privatePages.has(first.toLowerCase()) ? undefined : first;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** The key of a page that is the same for all visitors, or for all customers: it does not say who they are. */
function sharedKey(
  { method, raw: { url = '' } }: FastifyRequest,
  customer: Customer | undefined,
  language: Language,
): string | undefined {
  if (method !== 'GET' || url.length > maxKeyLength) return undefined;
  const first = publicSegment(url);
  if (first === undefined || !sharedQuery.test(url.slice(pathOf(url).length))) return undefined;
  if (!customer) return `visitor ${language} ${url}`;
  // The home page leaves room for what the customer bought before, which the browser reads.
  const kind = first === '' && customer.hasOrdered ? 'buyer' : 'customer';
  return `${kind} ${language} ${url}`;
}

/** Not a redirect, nor anything else that React Router answers. */
function isPage({ body, headers }: Response): boolean {
  return body !== null && /^text\/html\b/.test(headers.get('content-type') ?? '');
}

/** Nobody's id: a page of all customers that asked for what is one's own would be refused. */
const anyCustomer = 0;

/** Sends pages that many people see, each rendered once until something that it shows changes. */
export function createSharedPages(render: Render, queue: PageQueue, secure: boolean) {
  const cache = new PageCache<CachedPage>();
  const underWay = new Map<string, Promise<unknown>>();
  /** Of the build: known from the first page that was rendered. */
  let origins: string[] = [];

  /** Whether it did; any other page is rendered for its reader alone. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer | undefined,
    language: Language,
  ): Promise<boolean> {
    const key = sharedKey(request, customer, language);
    if (key === undefined) return false;
    // Whoever comes while it is being rendered waits for that, and has a turn of his own if it fails.
    const rendering = underWay.get(key);
    if (rendering) await rendering;
    const known = cache.find(key);
    if (known) await sendPage(request, reply, known);
    else await renderOnce(key, request, reply, customer, language);
    return true;
  }

  async function renderOnce(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer | undefined,
    language: Language,
  ): Promise<void> {
    const rendering = queue.run(
      () => renderPage(key, request, reply, customer, language),
      customer !== undefined,
      clientLeft(reply.raw),
    );
    const settled = Promise.allSettled([rendering]);
    underWay.set(key, settled);
    try {
      await rendering;
    } finally {
      if (underWay.get(key) === settled) underWay.delete(key);
    }
  }

  async function renderPage(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer | undefined,
    language: Language,
  ): Promise<void> {
    const nonce = newNonce();
    const visitor = customer && { userId: anyCustomer, hasOrdered: customer.hasOrdered };
    const rendered = await render(request, reply, { customer, visitor, language, nonce });
    const { response, dependencies } = rendered;
    ({ origins } = rendered);
    if (!isPage(response) || response.status !== 200) {
      await streamPage(request, reply, response, pageHeaders({ nonce, secure, origins }));
      return;
    }
    const page = await cachedPage(await response.text(), nonce);
    const shown = dependencies();
    if (shown) cache.keep(key, page, shown);
    await sendPage(request, reply, page);
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<void> {
    const headers = pageHeaders({ scriptHashes: page.scriptHashes, secure, origins });
    return sendCachedPage(request, reply, page, headers);
  }

  return { send };
}
