import type { Language } from '#domain/india/language.ts';
import { escapeMarkup } from './escape.ts';

/** As in the storefront's messages. */
const texts = {
  en: {
    busy: 'One moment, please',
    offline: 'No network',
    notKept: 'This page is not on this device. The pages you opened are still here.',
    tryAgain: 'Try again',
    home: 'Home',
    cart: 'Cart',
    buyAgain: 'Buy again',
    orders: 'Orders',
  },
  hi: {
    busy: 'एक मिनट रुकें',
    offline: 'इंटरनेट नहीं है',
    notKept: 'यह पेज बाद में खुलेगा। जो पेज आप खोल चुके हैं, वे अभी भी खुलेंगे।',
    tryAgain: 'फिर कोशिश करें',
    home: 'होम',
    cart: 'कार्ट',
    buyAgain: 'फिर से खरीदें',
    orders: 'मेरे ऑर्डर',
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
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`;

/**
 * Stands in for any page when too many are asked for at once. Costs nothing to make; the home page is
 * in the cache.
 */
export function busyPage(message: string, nonce: string, language: Language): string {
  return plainPage({ title: texts[language].busy, message }, nonce, language);
}

/** Stands in for a page that a phone without a network has not kept; see web/service-worker/main.ts. */
export function offlinePage(nonce: string, language: Language): string {
  const { offline, notKept, cart, buyAgain, orders } = texts[language];
  const links = [link('/cart', cart), link('/buy-again', buyAgain), link('/my-orders', orders)];
  return plainPage(
    { title: offline, message: notKept, links, reloadOnline: true },
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

const link = (path: string, text: string) => `<a href="${path}">${text}</a>`;

type Content = {
  title: string;
  message: string;
  links?: string[];
  /** Opens the page that was asked for as soon as the network is back. */
  reloadOnline?: boolean;
};

function plainPage(
  { title, message, links = [], reloadOnline = false }: Content,
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
<h1>${title}</h1>
<p>${escapeMarkup(message)}</p>
${[link('', tryAgain), link('/', home), ...links].join('')}
</main>
${reloadOnline ? script : ''}</body>
</html>
`;
}
