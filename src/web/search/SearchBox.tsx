import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLazy } from '#web/components/use-lazy.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import styles from './SearchBox.module.css';
import type { SearchPanelProps } from './SearchPanel.tsx';
import { useSearchBox } from './use-search-box.ts';

/** One text after the other, every `everyMs`; still for those who asked for less motion. */
function useRotation(texts: readonly string[], everyMs: number): string {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setStep((now) => now + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return texts[step % texts.length] ?? '';
}

type LazySearchPanelProps = SearchPanelProps & { open: boolean };

const load = () => import('./SearchPanel.tsx');

/** Loaded when someone first enters the box, so that no page has its scripts in the first load. */
function LazySearchPanel({ open, ...props }: LazySearchPanelProps) {
  const loaded = useLazy('search panel', load, open);
  return loaded ? <loaded.SearchPanel {...props} /> : null;
}

const rotationMs = 2_000;

/** A form, so that it works without scripts. */
export function SearchBox({ label }: { label: string }) {
  const box = useSearchBox();
  const placeholder = useRotation(t.searchPlaceholders, rotationMs);
  const expanded = box.options.length > 0;
  const count = box.found?.hits.length;
  return (
    <Form
      className={styles.form}
      role="search"
      aria-label={label}
      action="/shop"
      method="get"
      onBlur={box.onBlur}
      onSubmit={(event) => {
        const words = box.input.current?.value.trim();
        if (words) box.leave(words);
        else event.preventDefault();
      }}
    >
      <input
        ref={box.input}
        className={styles.input}
        type="text"
        inputMode="search"
        name="q"
        role="combobox"
        defaultValue={box.asked}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? box.listId : undefined}
        aria-activedescendant={box.active >= 0 ? box.optionId(box.active) : undefined}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        required
        onFocus={box.show}
        onClick={box.show}
        onChange={box.show}
        onKeyDown={box.onKeyDown}
      />
      <button
        className={classes('icon-target', styles.empty)}
        type="button"
        aria-label={t.search.empty}
        onClick={box.empty}
      >
        <Icon name="close" small />
      </button>
      <button
        className={classes('icon-target', styles.submit)}
        type="submit"
        aria-label={t.searchButton}
      >
        <Icon name="search" />
      </button>
      <LazySearchPanel {...box} />
      <p className="visually-hidden" role="status">
        {count === 0 && t.search.nothing(box.found?.words ?? '')}
        {!!count && t.search.resultCount(count)}
      </p>
    </Form>
  );
}
