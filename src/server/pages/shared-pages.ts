import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/india/language.ts';
import type { Customer } from '#server/auth/session.ts';
import { newNonce, pageHeaders } from '#server/http/security-headers.ts';
import { clientLeft } from '#server/queues/bounded-queue.ts';
import {
  filledPage,
  fitsTemplate,
  type PageTemplate,
  pageTemplate,
  placeholders,
} from './customer-page.ts';
import { PageCache } from './page-cache.ts';
import type { PageQueue } from './page-queue.ts';
import type { Render } from './render.ts';
import { sendCustomerPage, sendVisitorPage, streamPage } from './send-page.ts';
import { type VisitorPage, visitorPage } from './visitor-page.ts';

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

/** The key of a page that is the same for all visitors or, but for their name, for all customers. */
function sharedKey(
  { method, raw: { url = '' } }: FastifyRequest,
  customer: Customer | undefined,
  language: Language,
): string | undefined {
  if (method !== 'GET' || url.length > maxKeyLength) return undefined;
  const first = publicSegment(url);
  if (first === undefined || !sharedQuery.test(url.slice(pathOf(url).length))) return undefined;
  if (!customer) return `visitor ${language} ${url}`;
  if (!fitsTemplate(customer.ownerName)) return undefined;
  // The home page leaves room for what the customer bought before, which the browser reads.
  const kind = first === '' && customer.hasOrdered ? 'buyer' : 'customer';
  return `${kind} ${language} ${url}`;
}

/** Not a redirect, nor anything else that React Router answers. */
function isPage({ body, headers }: Response): boolean {
  return body !== null && /^text\/html\b/.test(headers.get('content-type') ?? '');
}

/** Of a visitor, or the template for customers. */
type Page = VisitorPage | PageTemplate;

/** Sends pages that many people see, each rendered once until something that it shows changes. */
export function createSharedPages(render: Render, queue: PageQueue, secure: boolean) {
  const cache = new PageCache<Page>();
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
    if (known) await sendPage(request, reply, known, customer);
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
    const nonce = customer ? placeholders.nonce : newNonce();
    const visitor = customer && {
      userId: placeholders.id,
      userName: placeholders.name,
      hasOrdered: customer.hasOrdered,
    };
    const rendered = await render(request, reply, { customer, visitor, language, nonce });
    const { response, dependencies } = rendered;
    ({ origins } = rendered);
    const { status } = response;
    if (!isPage(response) || (!customer && status !== 200)) {
      // The template's nonce stays secret: whoever knows it could have it filled in.
      const security = pageHeaders({ nonce: customer ? newNonce() : nonce, secure, origins });
      await streamPage(request, reply, response, security);
      return;
    }
    const html = await response.text();
    const page = customer ? pageTemplate(html) : await visitorPage(html, nonce);
    const shown = status === 200 ? dependencies() : undefined;
    if (shown) cache.keep(key, page, shown);
    await sendPage(request, reply, page, customer, status);
  }

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    customer: Customer | undefined,
    status = 200,
  ): Promise<void> {
    if ('etag' in page) {
      const headers = pageHeaders({ scriptHashes: page.scriptHashes, secure, origins });
      return sendVisitorPage(request, reply, page, headers);
    }
    const nonce = newNonce();
    const person = { id: customer?.id ?? 0, name: customer?.ownerName ?? '', nonce };
    const headers = pageHeaders({ nonce, secure, origins });
    return sendCustomerPage(request, reply, filledPage(page, person), { status, headers });
  }

  return { send };
}
