import { useEffect, useState } from 'react';
import { type Path, useBlocker, useNavigation } from 'react-router';
import { browserLog } from '#client/log.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { leaveQuestion } from '#web/data/leave-question.ts';
import { isRouteDataCached } from '#web/data/route-data-cache.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { cartPath, invoicePath, loginPath, resetPinPath } from '#web/paths/paths.ts';
import { isPageKept } from '#web/service-worker/kept-pages.ts';
import styles from './NavigationGuard.module.css';
import { usePageScripts, usePrefetchPages } from './page-scripts.ts';

/** Pages that read nothing while they open; cart and invoice show what is known of them. */
const offlinePages = [cartPath, invoicePath, loginPath, '/forgot-pin', resetPinPath, '/contact-us'];

function isCutOff({ pathname, search }: Path): boolean {
  if (navigator.onLine || offlinePages.includes(pathname)) return false;
  return !isRouteDataCached(pathname + search);
}

async function isReachable(): Promise<boolean> {
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * Opens a page only where its script is there and the browser is online; otherwise the person stays
 * on the page they have, and is told. React Router alone would reload the page, which without a
 * network leaves nothing but the browser's own error page.
 */
export function NavigationGuard() {
  const scripts = usePageScripts();
  const isNavigating = useNavigation().state !== 'idle';
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) =>
    here.pathname === next.pathname
      ? here.search !== next.search && isCutOff(next)
      : leaveQuestion() !== undefined || isCutOff(next) || !scripts.isLoaded(next.pathname),
  );
  usePrefetchPages();

  async function prepare(path: Path): Promise<'ready' | 'failed' | 'left' | 'stays'> {
    if ((await leaveQuestion()?.()) === false) return 'stays';
    const { pathname, search, hash } = path;
    let canOpen = isPageKept(pathname + search);
    if (!isCutOff(path)) {
      try {
        await scripts.load(pathname);
        return 'ready';
      } catch (error) {
        browserLog('page script', error);
        // A newer version of the shop has other scripts: the page is opened from the server.
        canOpen = isReachable();
      }
    }
    if (!(await canOpen)) return 'failed';
    window.location.assign(pathname + search + hash);
    return 'left';
  }

  // `tries`: the person asked for another one, or the network is back.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLatest = true;
    prepare(blocker.location).then((outcome) => {
      if (!isLatest) return;
      if (outcome === 'ready') blocker.proceed();
      if (outcome === 'failed') setFailed(true);
      if (outcome === 'stays') blocker.reset();
    });
    return () => {
      isLatest = false;
      setFailed(false);
    };
  }, [blocker, tries]);

  useEffect(() => {
    if (!failed) return;
    const tryAgain = () => setTries((before) => before + 1);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [failed]);

  const isWaiting = blocker.state === 'blocked' && !failed;
  return (
    <>
      {(isNavigating || isWaiting) && <ProgressBar label={t.loadingPage} />}
      <div role="status">
        {failed && (
          <p className={`row ${styles.notice}`}>
            <Icon name="cloudOff" small />
            {t.notOffline} <span aria-hidden="true">·</span>
            <Button look="quiet" className={styles.retry} onClick={() => setTries(tries + 1)}>
              {t.tryAgain}
            </Button>
            <IconButton icon="close" label={t.close} onClick={() => blocker.reset?.()} />
          </p>
        )}
      </div>
    </>
  );
}
