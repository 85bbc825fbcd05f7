import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { UnsavedGuard } from '#console/components/UnsavedGuard.tsx';
import { usePreview } from '#console/components/use-preview.ts';
import { consoleCall } from '#console/data/api.ts';
import { phoneOrderTexts as t } from '#console/messages/phone-order.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Question } from '#ui/Question.tsx';
import { spokenOrder } from './draft.ts';
import styles from './NewOrderScreen.module.css';
import { OrderEntry } from './OrderEntry.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import { useDraft } from './use-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

/**
 * Focuses a field when the screen opens, and again when `changed` is another: typing can begin at
 * once. A frame later, since a new screen first gets its heading focused.
 */
function useFirstFocus(field: RefObject<HTMLElement | null>, changed: unknown): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [changed, field]);
}

export async function loader({ request }: { request: Request }) {
  const id = Number(new URL(request.url).searchParams.get('customer_id'));
  if (!id) return { customer: undefined };
  const { customer } = await consoleCall('getCustomer', { id }, request.signal);
  return { customer };
}

/** Takes an order on the phone: by keyboard alone from the customer's number to 'placed'. */
export function Component() {
  const { customer: asked } = useLoaderData<typeof loader>();
  const { draft, setDraft, startOver, forget } = useDraft(asked);
  const preview = usePreview('previewOrderFor', spokenOrder(draft));
  const [tried, setTried] = useState(false);
  const customerInput = useRef<HTMLInputElement>(null);
  const productInput = useRef<HTMLInputElement>(null);
  const deliveryInput = useRef<HTMLInputElement>(null);
  const entry = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { customer, lines } = draft;
  const missing = !customer ? 'customer' : lines.length === 0 ? 'product' : undefined;
  const placing = usePlaceOrder(preview, (id) => {
    forget();
    navigate(`/orders/${id}`);
  });
  useFirstFocus(customer ? productInput : customerInput, customer?.id);

  /** The first thing that is missing or wrong gets the focus; otherwise it is placed. */
  function tryToPlace() {
    setTried(true);
    const wrong = entry.current?.querySelector<HTMLInputElement>('td [aria-invalid]');
    const first = { customer: customerInput, product: productInput };
    if (missing) first[missing].current?.focus();
    else if (wrong) wrong.focus();
    else placing.place(draft);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    tryToPlace();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for all fields of the screen
    <div onKeyDown={onKeyDown}>
      <BackLink to="/orders">{t.back}</BackLink>
      <ScreenHead title={t.title}>
        {lines.length > 0 && <StartOver count={lines.length} onStartOver={startOver} />}
      </ScreenHead>
      <div className={`stack ${styles.columns}`}>
        <div className={`stack ${styles.main}`} ref={entry}>
          {asked && customer && asked.id !== customer.id && (
            <Notice tone="info">{t.other(customer.firm_name)}</Notice>
          )}
          <OrderEntry
            {...{ draft, setDraft, customerInput, productInput }}
            preview={preview.preview}
            missing={tried ? missing : undefined}
            onDone={() => deliveryInput.current?.focus()}
          />
        </div>
        <OrderSummary draft={draft} setDraft={setDraft} preview={preview} first={deliveryInput} />
      </div>
      <PlaceBar draft={draft} preview={preview} placing={placing} onPlace={tryToPlace} />
      <UnsavedGuard
        when={lines.length > 0 && !placing.pending}
        text={t.unsaved(customer?.firm_name ?? '', lines.length)}
      />
    </div>
  );
}

type StartOverProps = { count: number; onStartOver: () => void };

/** Throws the lines away, once it has said how many. */
function StartOver({ count, onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  const texts = { title: t.startOverTitle, text: t.startOverText(count), keep: t.keep };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t.startOver}
      </Button>
      {asking && (
        <Question
          {...texts}
          yes={t.startOver}
          onYes={onStartOver}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
