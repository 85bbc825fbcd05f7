import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './OrderScreen.module.css';

export function OrderNotes({ order }: { order: OrderDetailWire }) {
  const [writing, setWriting] = useState(false);
  return (
    <Panel
      title={t.notes}
      action={
        !writing && (
          <Button look="quiet" onClick={() => setWriting(true)}>
            {t.addNote}
          </Button>
        )
      }
    >
      {order.notes.length > 0 && (
        <ul className={styles.entries}>
          {order.notes.map(({ id, text, by, at }) => (
            <li key={id}>
              <p className={styles.written}>{text}</p>
              <p className={styles.text}>
                {by} · {formatRecent(at, Date.now())}
              </p>
            </li>
          ))}
        </ul>
      )}
      {writing && <NoteForm orderId={order.id} onDone={() => setWriting(false)} />}
    </Panel>
  );
}

function NoteForm({ orderId, onDone }: { orderId: number; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const { errors, check, clear } = useFieldErrors({ text: { missing: t.noteMissing } });
  const { pending, failure, submit } = useSubmit();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const text = String(new FormData(event.currentTarget).get('text'));
    submit(async () => {
      await consoleCall('addOrderNote', { id: orderId, text });
      await revalidate();
      onDone();
    });
  }

  return (
    <form className={formStyles.form} noValidate method="post" onSubmit={onSubmit} onChange={clear}>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <TextArea
        name="text"
        label={t.noteField}
        rows={3}
        maxLength={1_000}
        required
        autoFocus
        error={errors.text}
      />
      <div className={formStyles.actions}>
        <Button type="submit" look="secondary" aria-disabled={pending}>
          {t.addNote}
        </Button>
      </div>
    </form>
  );
}
