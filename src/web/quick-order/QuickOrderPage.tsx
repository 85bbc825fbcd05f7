import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Fold } from '#ui/Fold.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AccountPills } from '#web/account/AccountPills.tsx';
import { NoScriptNotice } from '#web/components/NoScriptNotice.tsx';
import { reorder, quickOrder as t } from '#web/messages/en/reorder.ts';
import { cartPath } from '#web/paths/paths.ts';
import { AddManyAlert } from '#web/reorder/AddManyAlert.tsx';
import { ListEntry } from './ListEntry.tsx';
import { MatchedList } from './MatchedList.tsx';
import { OrderForms } from './OrderForms.tsx';
import styles from './QuickOrder.module.css';
import { UnknownLines } from './UnknownLines.tsx';
import { useQuickOrder } from './use-quick-order.ts';

/** Brings what an action has led to into view and focus, where it may stand below the screen: its first message or heading. */
function showResult(part: HTMLElement | null): void {
  const target = part?.querySelector<HTMLElement>('[role="alert"], [role="status"], h2');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}

type QuickOrderPageProps = {
  /** The list of a cart that somebody sent as a link, shown before anything is typed; else ''. */
  shared: string;
  /** What the form sent by itself, before scripts were there; else ''. */
  sent: string;
};

export function QuickOrderPage({ shared, sent }: QuickOrderPageProps) {
  const control = useQuickOrder();
  const { note, adding, lines, round } = control;
  const isShared = shared !== '';
  const results = useRef<HTMLDivElement>(null);
  const given = shared || sent;
  const readGiven = useEffectEvent(() => void control.read(given));
  useEffect(() => {
    if (given !== '') readGiven();
  }, [given]);
  // A shared cart that has just opened stands first on its page.
  const firstRound = isShared ? 1 : 0;
  useEffect(() => {
    if (round > firstRound) showResult(results.current);
  }, [round, firstRound]);
  return (
    <div className={`page stack ${styles.page}`}>
      <AccountPills />
      <h1>{isShared ? t.sharedTitle : t.title}</h1>
      <NoScriptNotice />
      {isShared ? (
        control.busy && lines.length === 0 && <p className="muted">{t.reading}</p>
      ) : (
        <ListEntry control={control} initial={sent} />
      )}
      <div className={`stack ${styles.results}`} ref={results}>
        {note && <Notice tone={note.tone}>{note.text}</Notice>}
        {note?.tone === 'success' && (
          <Link className={buttonClass('primary')} to={cartPath}>
            {reorder.toCart}
          </Link>
        )}
        <UnknownLines lines={lines.filter((line) => !line.chosen)} onRemove={control.remove} />
        <MatchedList control={control} isShared={isShared} />
      </div>
      {isShared && (
        <Fold className={styles.forms} summary={t.sharedText}>
          <ListEntry control={control} initial={shared} />
        </Fold>
      )}
      <OrderForms />
      <AddManyAlert adding={adding} />
    </div>
  );
}
