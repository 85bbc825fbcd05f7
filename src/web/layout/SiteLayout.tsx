import type { ReactNode } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { BottomBar } from './BottomBar.tsx';
import { CategoryStrip } from './CategoryStrip.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import styles from './SiteLayout.module.css';
import { ShopCountsProvider } from './shop-counts.tsx';

/** What every page has around it. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <ShopCountsProvider>
      <a className={styles.skip} href="#content">
        {t.skipToContent}
      </a>
      <ProgressBar />
      <OfflineStrip />
      <Header />
      <CategoryStrip />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
    </ShopCountsProvider>
  );
}
