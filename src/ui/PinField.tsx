import { type InputEvent, useState } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type RevealTexts = { show: string; hide: string; showPin: string; hidePin: string };

type PinFieldProps = Pick<FieldProps, 'name' | 'label' | 'error' | 'hint'> & {
  autoComplete: 'current-password' | 'new-password';
  digits: number;
  texts: RevealTexts;
};

/** Digits only, hidden until asked for; spaces and dashes of a paste are dropped. */
export function PinField({ digits, texts, ...field }: PinFieldProps) {
  const [shown, setShown] = useState(false);

  function keepDigits({ currentTarget }: InputEvent<HTMLInputElement>) {
    const kept = currentTarget.value.replace(/\D/g, '').slice(0, digits);
    if (kept !== currentTarget.value) currentTarget.value = kept;
  }

  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      inputMode="numeric"
      pattern={`[0-9]{${digits}}`}
      required
      autoCapitalize="off"
      spellCheck={false}
      onInput={keepDigits}
      inside={
        <button
          type="button"
          className={`accent ${styles.reveal}`}
          aria-label={shown ? texts.hidePin : texts.showPin}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hide : texts.show}
        </button>
      }
    />
  );
}
