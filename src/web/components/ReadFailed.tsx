import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { FailedRead } from '#web/data/failed-read.ts';
import { onOnline } from '#web/data/on-online.ts';
import { page } from '#web/messages/en/page.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import styles from './ReadFailed.module.css';

type ReadFailedProps = {
  /** Why, as the loader says. */
  read?: FailedRead | undefined;
  text?: string;
  /** Reads again, where that is not the loader's work. */
  onRetry?: () => unknown;
};

/** One quiet line in place of what could not be read; header, footer and heading stay. */
export function ReadFailed({ read, text, onRetry }: ReadFailedProps) {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const isBusy = read?.failedRead === 503;

  function retry(): void {
    if (state === 'idle') void (onRetry ?? revalidate)();
  }

  const tryAgain = useEffectEvent(retry);
  useEffect(() => onOnline(() => tryAgain()), []);

  function onClick(event: MouseEvent) {
    event.preventDefault();
    retry();
  }

  return (
    <p
      className={`row ${styles.line}`}
      role="status"
      aria-busy={state === 'loading'}
      data-shop-busy={isBusy || undefined}
    >
      {isBusy ? page.busy.text : (text ?? page.readFailed)}{' '}
      {/* A link: without scripts it loads the page again. */}
      <a className={`text-link ${styles.retry}`} href={pathname + search} onClick={onClick}>
        {t.tryAgain}
      </a>
    </p>
  );
}
