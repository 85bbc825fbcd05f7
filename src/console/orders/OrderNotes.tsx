import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { wholeTextOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Button } from '#ui/Button.tsx';
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
        <ul className={`stack gap-2 ${styles.entries}`}>
          {order.notes.map(({ id, text, by, at }) => (
            <li key={id}>
              <p className="breakable">{text}</p>
              <p className="muted">
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
  const form = useCallForm({
    texts: { text: { missing: t.noteMissing } },
    async onSend(element) {
      await consoleCall('addOrderNote', { id: orderId, text: wholeTextOf(element, 'text') });
      await revalidate();
      onDone();
    },
  });
  return (
    <CallForm form={form} label={t.addNote} look="secondary">
      <TextArea
        name="text"
        label={t.noteField}
        rows={3}
        maxLength={1_000}
        required
        autoFocus
        error={form.errors.text}
      />
    </CallForm>
  );
}
