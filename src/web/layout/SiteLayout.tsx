import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { DeferredSection } from '#ui/DeferredSection.tsx';
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
import { useRouteFocus } from './use-route-focus.ts';

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
