import { type FormEvent, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { BackLink } from '#console/components/BackLink.tsx';
import { ChangeTable } from '#console/components/ChangeTable.tsx';
import { UnsavedGuard } from '#console/components/UnsavedGuard.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { partTexts } from '#console/messages/components.ts';
import { orderTexts } from '#console/messages/orders.ts';
import { packTexts as t } from '#console/messages/packs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import {
  type DraftLine,
  spokenLines,
  withLine,
  withoutLine,
  withPacks,
} from '#console/phone-order/draft.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AddedLines } from './AddedLines.tsx';
import styles from './EditLines.module.css';
import { EditLines } from './EditLines.tsx';
import {
  changedLines,
  goodsText,
  lineIn,
  packChanges,
  type TypedPacks,
  typedPacks,
  wrongPacks,
} from './edit-packs.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return consoleCall('getOrder', { id: Number(params.id) }, request.signal);
}

/** Changes the packs of an order, by the customer's own rules and at the prices it was ordered for. */
export function Component() {
  const { order } = useLoaderData<typeof loader>();
  return (
    <>
      <BackLink to={`/orders/${order.id}`}>{orderTexts.orderTitle(order.id)}</BackLink>
      <ScreenHead title={t.title(order.id)} />
      {order.editable ? <EditForm opened={order} /> : <TooLate />}
    </>
  );
}

function EditForm({ opened }: { opened: OrderDetailWire }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  /** As it is since someone else has changed it. */
  const [newer, setNewer] = useState<OrderDetailWire>();
  const order = newer ?? opened;
  const [edits, setEdits] = useState<TypedPacks>({});
  const typed = { ...typedPacks(order), ...edits };
  const [refused, setRefused] = useState<{ lineId: number; text: string }>();
  const changed = changedLines(order, typed);
  const [added, setAdded] = useState<DraftLine[]>([]);
  const entry = useRef<HTMLInputElement>(null);
  const [addRefused, setAddRefused] = useState<string>();
  const { pending, failure, submit } = useSubmit(({ extra, message }) => {
    if (typeof extra.product_id === 'number') {
      setAddRefused(message);
      entry.current?.focus();
      return true;
    }
    if (typeof extra.line_id !== 'number') return false;
    setRefused({ lineId: extra.line_id, text: message });
    form.current?.querySelector<HTMLInputElement>(`[name="${extra.line_id}"]`)?.focus();
    return true;
  });

  /** The loser of two edits is told what the other one was, and keeps what was typed. */
  async function send() {
    const lines = changed.map(({ id }) => ({ id, variant_qty: Number(typed[id]) }));
    const { id, version } = order;
    const add = spokenLines(added) ?? [];
    const more = add.length > 0 ? { add } : {};
    await consoleCall('editOrder', { id, version, lines, ...more }).catch(async (error) => {
      const now = (await consoleCall('getOrder', { id })).order;
      if (now.version !== version || !now.editable) setNewer(now);
      throw error;
    });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = wrongPacks(order, typed);
    if (!spokenLines(added)) return; // told beside its field
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name="${wrong.id}"]`)?.focus();
      return;
    }
    setRefused(undefined);
    setAddRefused(undefined);
    submit(async () => {
      if (changed.length + added.length > 0) await send();
      navigate(`/orders/${order.id}`);
    });
  }

  if (!order.editable) return <TooLate />;
  return (
    <form ref={form} className={styles.form} noValidate method="post" onSubmit={onSubmit}>
      <div className="stack">
        <p className="muted">{t.text}</p>
        {newer && <ChangeTable changes={packChanges(opened, newer)} />}
        <EditLines
          lines={order.lines}
          typed={typed}
          refused={refused}
          onType={(id, packs) => {
            setEdits((before) => ({ ...before, [id]: packs }));
            setRefused(undefined);
          }}
        />
        <AddedLines
          order={order}
          lines={added}
          input={entry}
          error={addRefused}
          onAdd={(choice, packs) => {
            const known = lineIn(order, choice);
            if (known) setEdits((before) => ({ ...before, [known.id]: packs }));
            else setAdded((before) => withLine(before, choice, packs));
          }}
          onPacks={(key, packs) => setAdded((before) => withPacks(before, key, packs))}
          onRemove={(key) => setAdded((before) => withoutLine(before, key))}
        />
      </div>
      <ActionBar label={goodsText(order, typed, added)} failure={failure}>
        <Button type="submit" aria-disabled={pending} className={styles.save}>
          {pending ? t.saving : newer ? t.saveMine : t.save}
        </Button>
      </ActionBar>
      <UnsavedGuard
        when={changed.length + added.length > 0 && !pending}
        text={partTexts.unsaved([...changed, ...added].map((line) => line.product_name))}
      />
    </form>
  );
}

function TooLate() {
  return <Notice tone="info">{t.tooLate}</Notice>;
}
