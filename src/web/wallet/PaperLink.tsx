import { startOfDay } from '#domain/india/indian-time.ts';
import { PathIcon } from '#ui/Icon.tsx';
import { downloadPath } from '#ui/rare-icons.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { wallet as t } from '#web/messages/en/wallet.ts';
import { formatDay } from '#web/messages/format-dates.ts';
import styles from './WalletPage.module.css';

export function dayText(day: string): string {
  return formatDay(startOfDay(day).toISOString());
}

/** When it was written, and its number, which is never broken. */
export function PaperLine({ number, date }: { number: string; date: string }) {
  return (
    <p className="muted">
      {dayText(date)}
      {number !== '' && <span className={styles.number}>{number}</span>}
    </p>
  );
}

/** A paper as a file; another server's shop makes none here. */
export function PaperLink({ path, name }: { path: string; name: string }) {
  if (onlyInBrowser) return null;
  return (
    <a className="text-link gap-1" href={path} aria-label={t.pdfOf(name)} download>
      <PathIcon path={downloadPath} small />
      {t.pdf}
    </a>
  );
}
