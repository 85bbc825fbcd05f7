import { useId } from 'react';
import { Link } from 'react-router';
import type { ReturnableWire } from '#contract/returns.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { goodsConditions } from '#domain/invoices/credit-value.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Fold } from '#ui/Fold.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { NoScriptNotice } from '#web/components/NoScriptNotice.tsx';
import { orderWords } from '#web/messages/en/orders.ts';
import { conditions, returnForm as t } from '#web/messages/en/returns.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import { Card } from './Card.tsx';
import { orderPath } from './order-paths.ts';
import styles from './Returns.module.css';
import type { OrderReturns } from './returns-data.ts';
import { lineFault, piecesOf, type ReturnFormControl, useReturnForm } from './use-return-form.ts';

type PageProps = { orderId: number; read: OrderReturns };

/** A customer says what comes back, why, and shows it. */
export function ReturnFormPage({ orderId, read }: PageProps) {
  const { invoice_id, until } = read;
  const lines = read.lines.filter(({ left }) => left > 0);
  const isOpen = read.returns.some(({ state }) => state === 'asked');
  return (
    <div className="page stack">
      <h1>{t.title(orderId)}</h1>
      <NoScriptNotice />
      {invoice_id === null || until === null || isOpen || lines.length === 0 ? (
        <>
          <Notice tone="info">{isOpen ? t.open : t.closed}</Notice>
          <p>
            <Link className={buttonClass('secondary')} to={orderPath(orderId)}>
              {t.toOrder(orderId)}
            </Link>
          </p>
        </>
      ) : (
        <ReturnForm orderId={orderId} invoiceId={invoice_id} lines={lines} />
      )}
    </div>
  );
}

type FormProps = { orderId: number; invoiceId: number; lines: readonly ReturnableWire[] };

function ReturnForm({ orderId, invoiceId, lines }: FormProps) {
  const control = useReturnForm(orderId, invoiceId, lines);
  const { reason, setReason, problem, busy, send } = control;
  return (
    <>
      <p className="muted">{t.intro}</p>
      <Card title={orderWords.items} aside={orderWords.itemCount(lines.length)}>
        <div>
          {lines.map((line) => (
            <Line key={line.line_id} line={line} control={control} isOnly={lines.length === 1} />
          ))}
        </div>
      </Card>
      <TextArea
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        {...{ rows: 3, maxLength: 300, value: reason }}
        onChange={({ target }) => setReason(target.value)}
      />
      <PhotoField control={control} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p>
        <Button aria-disabled={busy} onClick={() => void send()}>
          {busy ? t.sending : t.send}
        </Button>
      </p>
    </>
  );
}

type LineProps = { line: ReturnableWire; control: ReturnFormControl; isOnly: boolean };

function Line({ line, control, isOnly }: LineProps) {
  const { line_id, left, packaging, set_qty } = line;
  const typed = control.typed[line_id] ?? {};
  const name = (inHindi && line.product_name_hi) || line.product_name;
  const pieces = piecesOf(typed);
  const fault = lineFault(line, typed);
  const amount = orderWords.unitCount(left);
  const summary = (
    <span className={`stack gap-1 ${styles.name}`}>
      <span>{unbrokenUnits(name)}</span>
      <span className={pieces > 0 ? 'caption' : 'muted'}>
        {pieces > 0
          ? t.back(orderWords.unitCount(pieces))
          : t.ofPieces(t.left(amount), orderWords.packName(packaging, set_qty))}
      </span>
    </span>
  );
  return (
    <Fold className={styles.line} summary={summary} open={isOnly}>
      <div className={styles.counts}>
        {goodsConditions.toReversed().map((condition) => (
          <Field
            key={condition}
            name={`${line_id} ${condition}`}
            label={t.unitsOf(conditions[condition])}
            inputMode="numeric"
            value={typed[condition] ?? ''}
            error={typed[condition] ? fault : undefined}
            onChange={({ target }) => control.change(line_id, { [condition]: target.value })}
          />
        ))}
        <Field
          name={`${line_id} batch`}
          label={t.batch}
          {...{ maxLength: 40, value: typed.batch ?? '' }}
          onChange={({ target }) => control.change(line_id, { batch: target.value })}
        />
      </div>
    </Fold>
  );
}

function PhotoField({ control }: { control: ReturnFormControl }) {
  const { photo, photoError, choose } = control;
  const noteId = useId();
  return (
    <div className="stack gap-2">
      {/* The browser's own words would be in the language of the phone. */}
      <label className={buttonClass('secondary', styles.choose)}>
        {t.photo}
        <input
          className="visually-hidden"
          name="photo"
          type="file"
          accept="image/*"
          aria-invalid={photoError !== undefined || undefined}
          aria-describedby={noteId}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <p id={noteId} className={photoError === undefined ? 'muted' : styles.fault}>
        {photoError ?? t.photoHint}
      </p>
      {photo && (
        <img
          className={styles.photo}
          src={photo.url}
          alt={t.photoAlt}
          {...{ width: 96, height: 96 }}
        />
      )}
    </div>
  );
}
