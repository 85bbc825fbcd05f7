import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './form.module.css';
import type { CallFormState } from './use-call-form.ts';

type CallFormProps = {
  form: CallFormState;
  /** On the button that sends it. */
  label: string;
  /** On it until the answer is there. */
  sending?: string;
  look?: 'primary' | 'secondary' | 'danger';
  /** The button is as wide as the fields. */
  wide?: boolean;
  autoComplete?: 'off';
  /** Buttons before the one that sends it. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The form of a call: what went wrong, the fields, and the button that sends it. */
export function CallForm(props: CallFormProps) {
  const { form, label, sending = label, look = 'primary', wide = false, actions } = props;
  const send = (
    <Button type="submit" look={look} aria-disabled={form.pending}>
      {form.pending ? sending : label}
    </Button>
  );
  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      method="post"
      autoComplete={props.autoComplete}
      onSubmit={form.onSubmit}
      onChange={form.clear}
    >
      {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
      {props.children}
      {wide ? (
        send
      ) : (
        <div className={styles.actions}>
          {actions}
          {send}
        </div>
      )}
    </form>
  );
}
