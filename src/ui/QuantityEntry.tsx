import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './Quantity.module.css';

/** A count that can be typed in place of pressing plus and minus again and again. */
export type QuantityEntry = {
  count: number;
  /** Of the button over the value, which opens the field. */
  openLabel: string;
  fieldLabel: string;
  /** What is typed, to be read below the number, where there is room for it. */
  fieldUnit?: string;
  /** Why what was typed cannot be; undefined where it can. */
  refuse: (typed: string) => string | undefined;
  /** Also called with the count itself. false: it was refused, and the field keeps what was typed. */
  onEnter: (count: number) => Promise<boolean>;
};

type QuantityEntryState = ReturnType<typeof useQuantityEntry>;

/** Enter and leaving the field send it, once; Escape, an empty and an untouched field change nothing. */
export function useQuantityEntry(entry: QuantityEntry | undefined, busy: boolean) {
  /** undefined: not being typed. */
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const sending = useRef(false);
  /** Asked for while another change was under way: sent after it. */
  const queued = useRef<{ keepsFocus: boolean }>(undefined);
  /** What was refused is not sent again by only leaving the field. */
  const refused = useRef<string>(undefined);
  const restoreFocus = useRef(false);
  /** Something was typed: the count itself may change while the field is open. */
  const touched = useRef(false);

  useEffect(() => {
    if (typed === undefined && restoreFocus.current) opener.current?.focus();
    restoreFocus.current = false;
  }, [typed]);

  function close(keepsFocus: boolean): void {
    restoreFocus.current = keepsFocus;
    queued.current = undefined;
    setTyped(undefined);
    setError(undefined);
  }

  async function send(keepsFocus: boolean): Promise<void> {
    if (entry === undefined || typed === undefined || sending.current) return;
    queued.current = busy ? { keepsFocus } : undefined;
    if (busy) return;
    const text = typed.trim();
    if (text === '' || !touched.current) return close(keepsFocus);
    const why = entry.refuse(text);
    setError(why);
    if (why !== undefined || (!keepsFocus && text === refused.current)) return;
    sending.current = true;
    const done = await entry.onEnter(Number(text));
    sending.current = false;
    refused.current = done ? undefined : text;
    if (done) close(keepsFocus);
  }

  const sendQueued = useEffectEvent(() => {
    if (queued.current) void send(queued.current.keepsFocus);
  });
  useEffect(() => {
    if (!busy) sendQueued();
  }, [busy]);

  return {
    typed,
    error,
    opener,
    open() {
      touched.current = false;
      setTyped(String(entry?.count ?? ''));
    },
    type: setTyped,
    touch() {
      touched.current = true;
    },
    onBlur: () => send(false),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      // Neither submits a form nor closes the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter') void send(true);
      else close(true);
    },
  };
}

type FieldProps = Pick<QuantityEntry, 'fieldLabel' | 'fieldUnit'> & {
  state: QuantityEntryState;
  busy: boolean;
  errorId: string;
};

export function QuantityField({ fieldLabel, fieldUnit, state, busy, errorId }: FieldProps) {
  return (
    <span className={styles.typing}>
      <input
        ref={focusField}
        className={styles.field}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={6}
        aria-label={fieldLabel}
        aria-invalid={state.error !== undefined}
        aria-describedby={state.error === undefined ? undefined : errorId}
        readOnly={busy}
        value={state.typed}
        onChange={(event) => state.type(event.target.value)}
        // React tells no change where what was typed over the selected count is the same.
        onInput={state.touch}
        onBlur={state.onBlur}
        onKeyDown={state.onKeyDown}
      />
      {fieldUnit !== undefined && (
        <span className={`muted ${styles.unit}`} aria-hidden="true">
          {fieldUnit}
        </span>
      )}
    </span>
  );
}

/** Outside the component: as a ref it must stay the same function, or every key would select all. */
function focusField(field: HTMLInputElement | null): void {
  field?.select();
  field?.focus();
}
