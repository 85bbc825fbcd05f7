import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { partTexts as t } from '#console/messages/components.ts';
import { classes } from '#ui/classes.ts';
import fieldStyles from '#ui/Field.module.css';
import styles from './Combobox.module.css';
import { useComboboxSearch } from './use-combobox-search.ts';

type ComboboxProps<T> = {
  label: string;
  placeholder?: string;
  error?: string | undefined;
  input?: Ref<HTMLInputElement>;
  find: (words: string, signal: AbortSignal) => Promise<T[]>;
  keyOf: (item: T) => string | number;
  /** What an option shows. */
  children: (item: T) => ReactNode;
  onChoose: (item: T) => void;
  /** Enter with nothing typed: done here. */
  onDone?: () => void;
};

/** A field that finds something on the server: arrows and Enter choose, the first one by itself. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, error, keyOf, onChoose, onDone } = props;
  const { words, found, failure, type, enter, choose } = useComboboxSearch(props.find, onChoose);
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState(true);
  const id = useId();
  const items = closed ? [] : (found?.items ?? []);
  const nothing = !closed && found !== undefined && found.items.length === 0;
  const active = Math.min(at, items.length - 1);
  const note = error ?? failure ?? (nothing ? t.nothingFound(found.words) : undefined);

  function onKeyDown(event: KeyboardEvent) {
    // An input method is still composing: its keys are its own.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown') setAt((active + 1) % Math.max(1, items.length));
    else if (event.key === 'ArrowUp')
      setAt((active - 1 + items.length) % Math.max(1, items.length));
    else if (event.key === 'Escape' && words !== '') type('');
    else if (event.key === 'Enter' && words.trim() === '') onDone?.();
    else if (event.key === 'Enter') enter(items[active]);
    else return;
    event.preventDefault();
  }

  return (
    <div className={classes('stack', 'gap-1', fieldStyles.field, styles.combobox)}>
      <label className="caption" htmlFor={id}>
        {label}
      </label>
      <div className={fieldStyles.box}>
        <input
          ref={props.input}
          id={id}
          className={fieldStyles.input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          placeholder={props.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={words}
          onChange={(event) => {
            setAt(0);
            setClosed(false);
            type(event.target.value);
          }}
          onFocus={() => setClosed(false)}
          onBlur={() => setClosed(true)}
          onKeyDown={onKeyDown}
        />
        {items.length > 0 && (
          <Options
            label={label}
            id={id}
            items={items}
            active={active}
            keyOf={keyOf}
            onChoose={choose}
          >
            {props.children}
          </Options>
        )}
      </div>
      <p id={`${id}-note`} className={fieldStyles.error} role="status">
        {note}
      </p>
    </div>
  );
}

type OptionsProps<T> = Pick<ComboboxProps<T>, 'label' | 'keyOf' | 'children' | 'onChoose'> & {
  id: string;
  items: T[];
  active: number;
};

function Options<T>({ label, id, items, active, keyOf, children, onChoose }: OptionsProps<T>) {
  return (
    <div
      ref={scrollIntoView}
      id={`${id}-list`}
      className={styles.list}
      role="listbox"
      aria-label={label}
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
        <div
          key={keyOf(item)}
          ref={index === active ? scrollIntoView : undefined}
          id={`${id}-${index}`}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {children(item)}
        </div>
      ))}
    </div>
  );
}

/** Outside the component: a ref that stays the same function runs only when the element is another. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
