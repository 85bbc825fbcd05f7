import { type ReactNode, use, useState } from 'react';
import {
  Links,
  Meta,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import '#ui/tokens.css';
import '#ui/base.css';
import { useLocation, useMatches } from 'react-router';
import { browserLog } from '#client/log.ts';
import type { Route } from './+types/root.ts';
import { browserCall } from './data/api.ts';
import { callContext, logContext, visitorContext } from './data/context.ts';
import { type RootData, rootData } from './data/root-data.ts';
import { storedUserId } from './data/session.ts';
import { RootDataContext } from './data/use-root-data.ts';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { TracedContext } from './head/nonce.ts';
import { ThemeColor } from './head/ThemeColor.tsx';
import { CardRestoration } from './layout/CardRestoration.tsx';
import { DeferredScripts } from './layout/DeferredScripts.tsx';
import { EventReplay, ReplayedEvents } from './layout/EventReplay.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { PageOutlet } from './PageOutlet.tsx';

/** The page's own address: its path, or what its loader names as `canonicalPath`. */
function useCanonicalPath(): string {
  const { pathname } = useLocation();
  const loaded: unknown = useMatches().at(-1)?.loaderData;
  const named =
    typeof loaded === 'object' && loaded !== null && 'canonicalPath' in loaded
      ? loaded.canonicalPath
      : undefined;
  return typeof named === 'string' ? named : pathname;
}

export function loader({ context, url }: Route.LoaderArgs) {
  const signedIn = context.get(visitorContext).userId !== undefined;
  return rootData(context.get(callContext), context.get(logContext), signedIn, url.origin);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return rootData(browserCall, browserLog, storedUserId() !== undefined, url.origin);
}

/** Settings and categories are not read again on navigation. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.currentUrl.href === change.nextUrl.href && change.defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useLastKnown(useRouteLoaderData<typeof clientLoader>('root'));
  const canonicalPath = useCanonicalPath();
  // Only the server tells it.
  const traced = import.meta.env.SSR && use(TracedContext) && { 'data-traced': '' };
  return (
    <html lang={`${__LANGUAGE__}-IN`} {...traced}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColor headTags={root?.settings?.head_tags} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* With cookies: they say the language. */}
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        <link rel="apple-touch-icon" href="/icons/shop-192.png" />
        {root && <link rel="canonical" href={root.origin + canonicalPath} />}
        <Meta />
        <Links />
      </head>
      <body>
        <EventReplay />
        <RootDataContext value={root}>{children}</RootDataContext>
        <ScrollRestoration />
        <CardRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

/** Settings read again in vain, as without a network, stay as they were. */
function useLastKnown(read: RootData | undefined): RootData | undefined {
  const [known, setKnown] = useState(read);
  const root = read?.settings || !known ? read : known;
  if (root !== known) setKnown(root);
  return root;
}

/** One element for good: the router's state changes several times with every navigation. */
const site = (
  <SiteLayout>
    <PageOutlet />
  </SiteLayout>
);

export default function App() {
  return site;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      <ErrorPage error={error} />
      <ReplayedEvents />
    </SiteLayout>
  );
}
