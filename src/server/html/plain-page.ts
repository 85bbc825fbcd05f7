import type { Language } from '#domain/india/language.ts';
import { escapeMarkup } from './escape.ts';

/** As in the storefront's messages. */
const texts = {
  en: {
    busy: 'One moment, please',
    offline: 'No network',
    notKept: 'This page is not on this phone yet. It opens by itself once the network is back.',
    tryAgain: 'Try again',
    home: 'Home',
    cart: 'Cart',
    buyAgain: 'Buy again',
    orders: 'Orders',
    kept: 'On this phone',
  },
  hi: {
    busy: 'एक मिनट रुकें',
    offline: 'इंटरनेट नहीं है',
    notKept: 'यह पेज अभी इस फ़ोन पर नहीं है। इंटरनेट आते ही अपने आप खुल जाएगा।',
    tryAgain: 'फिर कोशिश करें',
    home: 'होम',
    cart: 'कार्ट',
    buyAgain: 'फिर से खरीदें',
    orders: 'मेरे ऑर्डर',
    kept: 'इस फ़ोन पर',
  },
} as const;

/** The storefront's colours and sizes: its own style sheet would be one more request. */
const style = `
:root { color-scheme: light dark; --ink: #14211c; --muted: #5b6b64; --ground: #f6f8f7; --card: #fff;
  --line: #e3e9e6; --brand: #0b6b4b; --on-brand: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8efeb; --muted: #a3b3ab; --ground: #0e1512;
  --card: #161f1b; --line: #2b3833; --brand: #5fd0a2; --on-brand: #06231a; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; min-height: 100vh; display: grid; place-items: center;
  background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, "Noto Sans", sans-serif; }
main { width: 100%; max-width: 440px; padding: 32px 24px; text-align: center;
  background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 0; font-size: 22px; line-height: 1.3; }
p { margin: 8px 0 24px; color: var(--muted); text-wrap: balance; }
a { display: flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 24px; border-radius: 8px;
  background: var(--brand); color: var(--on-brand); font-weight: 600; text-decoration: none; }
a + a { padding: 0 16px; background: none; color: var(--brand); }
@media (width > 30em) { a + a { display: inline-flex; } }
.logo { display: inline-flex; min-height: 44px; margin-block-end: 16px; padding: 0; background: none; color: var(--ink);
  font-size: 18px; }
.logo img { display: block; }
section { margin-block-start: 24px; text-align: start; }
h2 { margin: 0; font-size: 14px; color: var(--muted); }
ul { margin: 0; padding: 0; list-style: none; }
li a, li a + a { justify-content: start; padding: 0; background: none; color: var(--ink);
  border-block-end: 1px solid var(--line); border-radius: 0; text-align: start; }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`;

/**
 * Stands in for any page when too many are asked for at once. Costs nothing to make; the home page is
 * in the cache.
 */
export function busyPage(message: string, nonce: string, language: Language): string {
  return plainPage({ title: texts[language].busy, message }, nonce, language);
}

/** The shop's name and pictures of its logo, each '' where it has none. */
export type ShopFace = { name: string; logo: string; darkLogo: string };

/**
 * Stands in for a page that a phone without a network has not kept; see web/service-worker/main.ts, which fills in
 * the list of what is kept.
 */
export function offlinePage(nonce: string, language: Language, shop: ShopFace): string {
  const { offline, notKept, cart, buyAgain, orders, kept } = texts[language];
  const links = [link('/cart', cart), link('/buy-again', buyAgain), link('/my-orders', orders)];
  return plainPage(
    {
      ...{ title: offline, message: notKept, links, reloadOnline: true, head: logoLink(shop) },
      foot: `<section hidden><h2>${kept}</h2><ul></ul></section>`,
    },
    nonce,
    language,
  );
}

/** Looks itself: a browser may say that it is online before anything can be reached. */
const openWhenReachable = `
const look = () => fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
  .then(() => location.reload(), () => {});
addEventListener('online', look);
setInterval(() => navigator.onLine && look(), 5000);
`;

/** As in the storefront's header, so that the phone has the picture already. */
function logoLink({ name, logo, darkLogo }: ShopFace): string {
  const set = (file: string) =>
    [160, 320]
      .map((width) => `/images/${encodeURIComponent(file)}?w=${width} ${width}w`)
      .join(', ');
  const dark = darkLogo
    ? `<source media="(prefers-color-scheme: dark)" srcset="${set(darkLogo)}" sizes="120px">`
    : '';
  const face = logo
    ? `<picture>${dark}<img srcset="${set(logo)}" sizes="120px" width="120" height="36" alt="${escapeMarkup(name)}"></picture>`
    : escapeMarkup(name);
  return `<a class="logo" href="/">${face}</a>`;
}

const link = (path: string, text: string) => `<a href="${path}">${text}</a>`;

type Content = {
  title: string;
  message: string;
  links?: string[];
  /** HTML above and below. */
  head?: string;
  foot?: string;
  /** Opens the page that was asked for as soon as the network is back. */
  reloadOnline?: boolean;
};

function plainPage(
  { title, message, links = [], reloadOnline = false, head = '', foot = '' }: Content,
  nonce: string,
  language: Language,
): string {
  const { tryAgain, home } = texts[language];
  const script = `<script nonce="${nonce}">${openWhenReachable}</script>\n`;
  return `<!doctype html>
<html lang="${language}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${head}
<h1>${title}</h1>
<p>${escapeMarkup(message)}</p>
${[link('', tryAgain), link('/', home), ...links].join('')}
${foot}
</main>
${reloadOnline ? script : ''}</body>
</html>
`;
}
