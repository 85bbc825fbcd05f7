import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { randomKey } from '#client/random-key.ts';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { BackLink } from '#console/components/BackLink.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { noReason, ToldReason } from '#console/components/ToldReason.tsx';
import { UnsavedGuard } from '#console/components/UnsavedGuard.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { orderTexts } from '#console/messages/orders.ts';
import { creditReasons } from '#console/messages/reasons.ts';
import { returnsTexts, takeBackTexts as t } from '#console/messages/returns.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { InvoiceWire } from '#contract/invoice.ts';
import { type Settlement, settlements } from '#domain/invoices/settlement.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Returns.module.css';
import { TakeBackLine } from './TakeBackLine.tsx';
import { lineProblem, plannedPaise, type TypedLines, wantedLines } from './typed-lines.ts';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { order } = await consoleCall('getOrder', { id: Number(params.id) }, signal);
  if (!order.invoice) return { order, invoice: undefined };
  const { invoice } = await consoleCall('getInvoice', { id: order.invoice.id }, signal);
  return { order, invoice };
}

/** Goods that come back of one invoice, or money off it: the credit note. */
export function Component() {
  const { order, invoice } = useLoaderData<typeof loader>();
  return (
    <>
      <BackLink to={`/orders/${order.id}`}>{orderTexts.orderTitle(order.id)}</BackLink>
      <ScreenHead title={invoice ? t.title(invoice.number) : orderTexts.takeBack} />
      {invoice ? (
        <TakeBackForm orderId={order.id} invoice={invoice} />
      ) : (
        <Notice tone="info">{t.noInvoice}</Notice>
      )}
    </>
  );
}

function TakeBackForm({ orderId, invoice }: { orderId: number; invoice: InvoiceWire }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedLines>({});
  const [settle, setSettle] = useState<Settlement>('credit');
  const [why, setWhy] = useState(noReason);
  const [problem, setProblem] = useState<'nothing' | 'reason'>();
  // One key for what is asked: sent again after a lost answer, it is the same note.
  const key = useRef({ asked: '', id: '' });
  const { pending, failure, submit } = useSubmit();
  const lines = invoice.lines.filter(({ units, returned }) => units > returned);
  const wanted = wantedLines(lines, typed);
  const amount = formatPaise(plannedPaise(lines, typed));

  function send() {
    const missing =
      wanted.length === 0 ? 'nothing' : why.reason.trim() === '' ? 'reason' : undefined;
    setProblem(missing);
    if (missing || lines.some((line) => lineProblem(line, typed[line.line_id]))) {
      return form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
    const asked = { invoice_id: invoice.id, lines: wanted, settle, ...why };
    const text = JSON.stringify(asked);
    if (key.current.asked !== text) key.current = { asked: text, id: randomKey() };
    submit(async () => {
      await consoleCall('createCreditNote', { ...asked, idempotency_key: key.current.id });
      await navigate(`/orders/${orderId}`);
    });
  }

  if (lines.length === 0) return <Notice tone="info">{t.nothing}</Notice>;
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className="muted">{t.text}</p>
      <Panel title={t.goods}>
        {lines.map((line) => (
          <TakeBackLine
            key={line.line_id}
            line={line}
            typed={typed[line.line_id] ?? {}}
            onType={(more) =>
              setTyped((before) => ({
                ...before,
                [line.line_id]: { ...before[line.line_id], ...more },
              }))
            }
          />
        ))}
      </Panel>
      <div className={styles.how}>
        <Select
          name="settle"
          label={returnsTexts.settle}
          value={settle}
          options={settlements.map((id) => ({ id, name: returnsTexts.settles[id] }))}
          onChange={({ target }) => setSettle(target.value as Settlement)} // `as`: one of the options
        />
        <ToldReason
          label={t.reason}
          hint={t.reasonHint}
          maxLength={300}
          usual={creditReasons}
          value={why}
          onChange={setWhy}
          error={problem === 'reason' ? t.reasonMissing : undefined}
        />
      </div>
      <ActionBar failure={failure ?? (problem === 'nothing' ? t.nothingTyped : undefined)}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? t.sending : settle === 'credit' ? t.send(amount) : t.replace(amount)}
        </Button>
      </ActionBar>
      <UnsavedGuard when={(wanted.length > 0 || why.reason !== '') && !pending} text={t.unsaved} />
    </form>
  );
}
