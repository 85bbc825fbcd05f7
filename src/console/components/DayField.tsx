import { type ChangeEvent, useId, useRef, useState } from 'react';
import { partTexts as t } from '#console/messages/components.ts';
import { formatTypedDay, parseTypedDay } from '#domain/india/typed-day.ts';
import { classes } from '#ui/classes.ts';
import styles from './DayField.module.css';
import filters from './filters.module.css';

type DayFieldProps = {
  label: string;
  name: string;
  /** 2026-10-04, or nothing. */
  defaultValue: string;
  className?: string | undefined;
  labelHidden?: boolean;
};

/**
 * A day as dd/mm/yyyy, which a browser's own field shows in the order of the browser's language. Typed, or
 * chosen in the browser's calendar; the form gets 2026-10-04, and hears of a change once the day is whole.
 */
export function DayField({ label, name, defaultValue, className, labelHidden }: DayFieldProps) {
  const id = useId();
  const [text, setText] = useState(formatTypedDay(defaultValue));
  const typed = useRef<HTMLInputElement>(null);
  // Set at once, before the form hears of the change.
  const sent = useRef<HTMLInputElement>(null);
  const isWrong = text !== '' && parseTypedDay(text) === undefined;

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    const day = value === '' ? '' : parseTypedDay(value);
    setText(event.target === typed.current ? value : formatTypedDay(value));
    typed.current?.setCustomValidity(day === undefined ? t.dayWrong : '');
    if (day === undefined) event.stopPropagation();
    else if (sent.current) sent.current.value = day;
  }

  return (
    <div className={classes(filters.filter, className)}>
      <label htmlFor={id} className={classes(labelHidden && 'visually-hidden')}>
        {label}
      </label>
      <span className={styles.day}>
        <input
          {...{ id, ref: typed, value: text, onChange }}
          className={classes(filters.control, styles.typed)}
          data-day=""
          placeholder={t.dayHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          aria-invalid={isWrong || undefined}
          onBlur={() => setText(formatTypedDay(parseTypedDay(text) ?? text))}
        />
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M5 6h14v14H5zM5 10h14M9 3v5M15 3v5" />
        </svg>
        <input
          className={styles.calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={parseTypedDay(text) ?? ''}
          onChange={onChange}
        />
        <input ref={sent} type="hidden" name={name} defaultValue={defaultValue} />
      </span>
    </div>
  );
}
