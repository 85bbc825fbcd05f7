import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { cashTexts as t } from '#console/messages/cash.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import type { CashHolderWire, HandoverWire } from '#contract/console/cash.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Cash.module.css';
import { HandOverDialog } from './HandOverDialog.tsx';
import { Handovers } from './Handovers.tsx';

export function loader({ request }: { request: Request }) {
  return consoleCall('getCashInHand', {}, request.signal);
}

/** Who holds how much; whoever stands here counts it and takes it over. */
export function Component() {
  const { holders, handovers } = useLoaderData<typeof loader>();
  const [asked, setAsked] = useState<CashHolderWire>();
  const [taken, setTaken] = useState<HandoverWire>();
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title} />
      {taken && (
        <Notice tone="success">{t.done(taken.operator, formatRupees(taken.counted))}</Notice>
      )}
      <div className={styles.columns}>
        <Panel title={t.holders}>
          {holders.length === 0 && <p className="muted">{t.none}</p>}
          <ul className={styles.rows}>
            {holders.map((holder) => (
              <Holder key={holder.operator_id} holder={holder} onTake={() => setAsked(holder)} />
            ))}
          </ul>
        </Panel>
        <Handovers handovers={handovers} />
      </div>
      {asked && (
        <HandOverDialog
          holder={holders.find((one) => one.operator_id === asked.operator_id) ?? asked}
          onTaken={setTaken}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Holder({ holder, onTake }: { holder: CashHolderWire; onTake: () => void }) {
  const { operator_id, operator, cash, receipts, handovers, since } = holder;
  const isMe = useMe().id === operator_id;
  const facts = [
    t.madeOf(receipts, handovers),
    since !== null && t.since(formatRecent(since, Date.now())),
  ];
  return (
    <li className={`${styles.row} ${styles.holder}`}>
      <span className={styles.name}>
        <span className="strong">{isMe ? `${operator} (${t.you})` : operator}</span>
        <span className="muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.figure}>{formatRupees(cash)}</span>
      {!isMe && (
        <Button className={styles.take ?? ''} look="secondary" onClick={onTake}>
          {t.take}
        </Button>
      )}
    </li>
  );
}
