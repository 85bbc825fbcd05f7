import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { useMay } from '#console/data/use-me.ts';
import { deliveryTexts as t } from '#console/messages/deliveries.ts';
import { orderTexts } from '#console/messages/orders.ts';
import { PaymentDialog } from '#console/orders/PaymentDialog.tsx';
import type { DeliveryStopWire } from '#contract/console/print.ts';
import { packCount } from '#domain/catalogue/pack-texts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Question } from '#ui/Question.tsx';
import styles from './Deliveries.module.css';
import { OtherDialog } from './OtherDialog.tsx';
import { type News, useDeliver } from './use-deliver.ts';

export type StopProps = { stop: DeliveryStopWire; onNews: (news: News) => void };

/** `isNext`: the one whose button is the action of the screen. */
type DeliveryStopProps = StopProps & {
  isNext: boolean;
  /** Of all orders of the shop, with what it owed before. */
  inAll: number;
};

export function DeliveryStop({ stop, isNext, inAll, onNews }: DeliveryStopProps) {
  const mayTake = useMay()('take-payments');
  const look = isNext ? 'primary' : 'secondary';
  const [asked, setAsked] = useState<'cash' | 'other' | 'part'>();
  const { pending, failure, deliver } = useDeliver(stop, onNews);
  const close = () => setAsked(undefined);
  return (
    <li className={`card ${styles.stop}`}>
      <StopPlace stop={stop} inAll={inAll} />
      {failure !== undefined && asked === undefined && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.actions}>
        {stop.due > 0 && mayTake ? (
          <>
            <Button look={look} className={styles.main} onClick={() => setAsked('cash')}>
              {t.pay('cash', formatRupees(stop.due))}
            </Button>
            <Button look="secondary" onClick={() => setAsked('other')}>
              {t.other}
            </Button>
          </>
        ) : (
          <Button
            look={look}
            className={styles.main}
            aria-disabled={pending}
            onClick={() => deliver()}
          >
            {t.delivered}
          </Button>
        )}
      </div>
      {asked === 'cash' && stop.due > 0 && (
        <CashDialog stop={stop} onNews={onNews} onClose={close} />
      )}
      {asked === 'other' && stop.due > 0 && (
        <OtherDialog stop={stop} onNews={onNews} onClose={close} onPart={() => setAsked('part')} />
      )}
      {asked === 'part' && (
        <PaymentDialog orderId={stop.id} kind="take" most={stop.due} onClose={close} />
      )}
    </li>
  );
}

/** Who, where, and the ways there. */
function StopPlace({ stop, inAll }: { stop: DeliveryStopWire; inAll: number }) {
  const maySeeOrders = useMay()('read-orders');
  const number = orderTexts.orderNumber(stop.id);
  return (
    <>
      <div className={styles.firm}>
        <h3 className="breakable">{stop.firm_name}</h3>
        {stop.express_delivery && <Badge tone="attention">{t.express}</Badge>}
      </div>
      <p className="muted figures">
        {maySeeOrders ? (
          <Link className={`strong ${styles.order}`} to={`/orders/${stop.id}`}>
            {number}
          </Link>
        ) : (
          <span className="strong">{number} · </span>
        )}
        {packCount(stop.packs)} · {stop.due === 0 ? t.paid : formatRupees(stop.total_to_pay)}
        {stop.due > 0 && stop.paid > 0 && ` · ${t.partPaid(formatRupees(stop.paid))}`}
      </p>
      {stop.old_due > 0 && (
        <p className="figures">
          {t.oldDue(formatRupees(stop.old_due))} <b>{t.inAll(formatRupees(inAll))}</b>
        </p>
      )}
      <address className={styles.address}>
        {[stop.owner_name, stop.address].filter(Boolean).join(', ')}
      </address>
      {stop.note !== '' && <p className="remark breakable">{stop.note}</p>}
      <div className={styles.ways}>
        <a className={buttonClass('secondary')} href={`tel:+91${stop.phone}`}>
          <Icon name="phone" small />
          {t.call}
        </a>
        <a
          className={buttonClass('secondary')}
          href={stop.map_link}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="pin" small />
          {t.map}
        </a>
      </div>
    </>
  );
}

/** The second of two taps. */
function CashDialog({ stop, onNews, onClose }: StopProps & { onClose: () => void }) {
  const { pending, failure, deliver } = useDeliver(stop, onNews);
  return (
    <Question
      title={t.confirmTitle(formatRupees(stop.due))}
      text={t.confirmText(stop.id, stop.firm_name)}
      keep={t.notNow}
      yes={t.confirm}
      look="primary"
      onYes={() => deliver('cash')}
      {...{ pending, failure, onClose }}
    />
  );
}
