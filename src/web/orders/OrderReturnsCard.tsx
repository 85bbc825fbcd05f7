import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import type { ReturnWire } from '#contract/returns.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { orderWords } from '#web/messages/en/orders.ts';
import { conditions, returnStates, orderReturns as t } from '#web/messages/en/returns.ts';
import { formatDay, formatMoment } from '#web/messages/format-dates.ts';
import { inHindi, writtenIn } from '#web/messages/in-hindi.ts';
import { Card } from './Card.tsx';
import { orderPath } from './order-paths.ts';
import styles from './Returns.module.css';
import { creditNotePdfPath, returnPath, returnPhotoPath } from './return-paths.ts';
import type { OrderReturns, OrderWithReturns } from './returns-data.ts';

type CardProps = { orderId: number; returns: OrderWithReturns['returns'] };

/** What came back of an order, what was asked for, and the way to ask. */
export function OrderReturnsCard({ orderId, returns }: CardProps) {
  return (
    <Suspense fallback={null}>
      <Await resolve={returns}>
        {(read) => (read === undefined ? null : <Returns orderId={orderId} read={read} />)}
      </Await>
    </Suspense>
  );
}

function Returns({ orderId, read }: { orderId: number; read: OrderReturns }) {
  const { returns, until } = read;
  const isOpen = returns.some(({ state }) => state === 'asked');
  const canAsk = until !== null && !isOpen && read.lines.some(({ left }) => left > 0);
  const told = new Set(returns.flatMap(({ credit_note }) => credit_note?.id ?? []));
  const notes = read.credit_notes.filter(({ id }) => !told.has(id));
  if (!canAsk && returns.length === 0 && notes.length === 0) return null;
  return (
    <Card title={t.title}>
      {returns.map((one) => (
        <AskedReturn key={one.id} asked={one} />
      ))}
      {notes.map((note) => (
        <CreditNote key={note.id} note={note} />
      ))}
      {canAsk && (
        <>
          <p className="muted">{t.until(formatDay(until))}</p>
          <Link className={buttonClass('secondary')} to={returnPath(orderId)}>
            {t.ask}
          </Link>
        </>
      )}
    </Card>
  );
}

const tones: Record<ReturnWire['state'], BadgeTone> = {
  asked: 'attention',
  accepted: 'brand',
  'in-part': 'brand',
  declined: 'danger',
};

function AskedReturn({ asked }: { asked: ReturnWire }) {
  const { id, state, at, lines, reason, photo, credit_note: note } = asked;
  const answer = (inHindi && asked.answer_hi) || asked.answer;
  return (
    <article className={`stack gap-2 ${styles.asked}`}>
      <div className="wrap gap-2">
        <Badge tone={tones[state]}>{returnStates[state]}</Badge>
        <span className="muted">{t.asked(formatMoment(at))}</span>
      </div>
      <ul className={`stack gap-1 ${styles.lines}`}>
        {lines.map((line) => (
          <li key={`${line.line_id} ${line.condition} ${line.batch}`}>{lineText(line)}</li>
        ))}
      </ul>
      <Said label={t.yourWords} text={reason} />
      {answer !== '' && <Said label={t.answer} text={answer} />}
      {photo && !onlyInBrowser && (
        <img
          className={styles.photo}
          src={returnPhotoPath(id)}
          alt={t.photo}
          {...{ width: 96, height: 96, loading: 'lazy' }}
        />
      )}
      {note && <CreditNote note={note} />}
    </article>
  );
}

function lineText(line: ReturnWire['lines'][number]): string {
  const { units, accepted, condition } = line;
  const name = (inHindi && line.product_name_hi) || line.product_name;
  const text = t.line(name, orderWords.unitCount(units), conditions[condition]);
  const isLess = accepted !== null && accepted !== units;
  return isLess ? `${text} (${t.taken(orderWords.unitCount(accepted))})` : text;
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <p>
      <span className="muted">{label}: </span>
      <span lang={writtenIn(text)}>{text}</span>
    </p>
  );
}

function CreditNote({ note }: { note: OrderReturns['credit_notes'][number] }) {
  const { id, number, total, order_id } = note;
  return (
    <div className="stack gap-1">
      <p className={styles.note}>
        {/* Another server's shop makes no files here. */}
        {onlyInBrowser ? (
          t.note(number)
        ) : (
          <a href={creditNotePdfPath(id)} download>
            {t.note(number)}
          </a>
        )}
        <strong>{formatPaise(rupeesToPaise(total))}</strong>
      </p>
      {order_id !== null && <Link to={orderPath(order_id)}>{t.replacedBy(order_id)}</Link>}
    </div>
  );
}
