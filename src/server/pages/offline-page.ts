import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/actions/context.ts';
import { offlinePage } from '#server/html/plain-page.ts';
import { languageOf } from '#server/http/language.ts';
import { newNonce, pageHeaders } from '#server/http/security-headers.ts';
import { shopNameOf } from '#server/jobs/sender.ts';

/** `/offline.html`: the service worker keeps it for pages that it has not kept. */
export function addOfflinePage(
  app: FastifyInstance,
  { catalogue }: Pick<Services, 'catalogue'>,
  { secure }: { secure: boolean },
): void {
  app.get('/offline.html', (request, reply) => {
    const nonce = newNonce();
    const { settings } = catalogue.current().shop;
    const shop = {
      ...{ name: shopNameOf(settings), logo: settings?.logo ?? '' },
      darkLogo: settings?.logoDark ?? '',
    };
    reply
      .headers(pageHeaders({ nonce, secure }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(offlinePage(nonce, languageOf(request), shop));
  });
}
