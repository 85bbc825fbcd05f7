import type { FastifyInstance } from 'fastify';
import type { Language } from '#domain/india/language.ts';
import type { Services } from '#server/actions/context.ts';
import { languageOf, languageVary } from '#server/http/language.ts';
import { shopNameOf } from '#server/jobs/sender.ts';

const shortcuts: Record<Language, [path: string, name: string][]> = {
  en: [
    ['/cart', 'Cart'],
    ['/my-orders', 'Orders'],
    ['/buy-again', 'Buy again'],
  ],
  hi: [
    ['/cart', 'कार्ट'],
    ['/my-orders', 'मेरे ऑर्डर'],
    ['/buy-again', 'फिर से खरीदें'],
  ],
};

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `/manifest.webmanifest`: the shop as an app on the phone's screen, under its own name. */
export function addManifest(
  app: FastifyInstance,
  { catalogue }: Pick<Services, 'catalogue'>,
): void {
  app.get('/manifest.webmanifest', (request, reply) => {
    const language = languageOf(request);
    const name = shopNameOf(catalogue.current().shop.settings);
    const manifest = {
      id: '/',
      name,
      short_name: shortName(name),
      lang: `${language}-IN`,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#f6f8f7',
      theme_color: '#0b6b4b',
      icons: [icon('shop', 192), icon('shop', 512), icon('maskable', 512, 'maskable')],
      shortcuts: shortcuts[language].map(([url, title]) => ({
        name: title,
        url,
        icons: [icon('shop', 192)],
      })),
    };
    reply
      .type('application/manifest+json')
      .header('cache-control', 'private, no-cache')
      .header('vary', languageVary)
      .send(JSON.stringify(manifest));
  });
}

/** As much as fits under an icon: whole words where they do. */
function shortName(name: string): string {
  if (name.length <= 12) return name;
  const words = name.slice(0, 13).replace(/\s+\S*$/, '');
  return words.slice(0, 12);
}
