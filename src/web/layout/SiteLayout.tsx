import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { DeferredSection } from '#ui/DeferredSection.tsx';
import { focusHeading } from '#ui/focus-heading.ts';
import { queueIdleTask } from '#ui/idle-queue.ts';
import { LazyCartOverlays } from '#web/cart/LazyCartOverlays.tsx';
import { AddForm } from '#web/catalogue/AddButton.tsx';
import { useLazy } from '#web/components/use-lazy.ts';
import { useRouteDataCacheSync } from '#web/data/use-page-data.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { NotificationsProvider } from '#web/notifications/notifications-context.tsx';
import { hasFoldedFooter } from '#web/paths/paths.ts';
import { BottomBar } from './BottomBar.tsx';
import { CategoryStrip } from './CategoryStrip.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationGuard } from './NavigationGuard.tsx';
import styles from './SiteLayout.module.css';

const load = () => import('#web/background/DeferredParts.tsx');

function LazyDeferredParts() {
  const [idle, setIdle] = useState(false);
  useEffect(() => queueIdleTask(async () => setIdle(true)), []);
  const loaded = useLazy('deferred parts', load, idle);
  return loaded ? <loaded.DeferredParts /> : null;
}

/** What every page has around it. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const folded = hasFoldedFooter(useLocation().pathname);
  useRouteFocus();
  useRouteDataCacheSync();
  return (
    <NotificationsProvider>
      <a className={styles.skip} href="#content">
        {t.skipToContent}
      </a>
      <NavigationGuard />
      <Header />
      <CategoryStrip />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <DeferredSection height={folded ? 'low' : 'high'}>
        <Footer folded={folded} />
      </DeferredSection>
      <BottomBar />
      <AddForm />
      <LazyCartOverlays />
      <LazyDeferredParts />
    </NotificationsProvider>
  );
}

/** Outlives the layout, which is rendered anew around an error page. */
let shownPath: string | undefined;

/** After a change of page the focus is on its heading, as it would be at the top of a page just loaded. */
function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const isLink = useNavigationType() !== 'POP';
  useEffect(() => {
    const isFirst = shownPath === undefined;
    if (shownPath === pathname) return;
    shownPath = pathname;
    // A link to a place within the page leads there, and a field that has the focus keeps it.
    const isTyping = document.activeElement?.matches(':read-write');
    if (isFirst || (isLink && hash !== '') || isTyping) return;
    focusHeading();
  }, [pathname, hash, isLink]);
}
