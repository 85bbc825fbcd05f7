import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';

/** Fast typing sends one search, not one per letter. Enter does not wait for it. */
const debounceMs = 60;

type Found<T> = { words: string; items: T[] };

/** Searches while someone types: an overtaken search is aborted, and Enter waits for the right one. */
export function useComboboxSearch<T>(
  find: (words: string, signal: AbortSignal) => Promise<T[]>,
  onChoose: (item: T) => void,
) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found<T>>();
  const [failure, setFailure] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The search that runs, or ran last: then with its items, which may not be rendered yet. */
  const latest = useRef<{ words: string; abort: AbortController; items?: T[] }>(undefined);
  /** Enter was pressed for these words before they were found. */
  const entered = useRef<string>(undefined);

  function stop(): void {
    clearTimeout(timer.current);
    latest.current?.abort.abort();
    latest.current = undefined;
    entered.current = undefined;
  }
  const stopAtEnd = useEffectEvent(stop);
  useEffect(() => () => stopAtEnd(), []);

  async function search(asked: string): Promise<void> {
    if (latest.current?.words === asked) return;
    const abort = new AbortController();
    latest.current = { words: asked, abort };
    try {
      const items = await find(asked, abort.signal);
      if (abort.signal.aborted) return;
      latest.current = { words: asked, abort, items };
      const [first] = items;
      if (entered.current === asked && first !== undefined) return choose(first);
      setFound({ words: asked, items });
    } catch (error) {
      if (abort.signal.aborted) return;
      browserLog('combobox search', error);
      latest.current = undefined;
      setFailure(isRefusal(error) ? error.message : '');
    }
    entered.current = undefined;
  }

  function type(text: string): void {
    const asked = text.trim();
    setWords(text);
    setFailure(undefined);
    if (latest.current?.words === asked) return;
    stop();
    if (asked === '') setFound(undefined);
    else timer.current = setTimeout(() => search(asked), debounceMs);
  }

  function choose(item: T): void {
    type('');
    onChoose(item);
  }

  /** Chooses the item, or the first one as soon as the words are found. */
  function enter(item: T | undefined): void {
    const asked = words.trim();
    const items = latest.current?.words === asked ? latest.current.items : undefined;
    if (items === undefined) {
      clearTimeout(timer.current);
      entered.current = asked;
      void search(asked);
      return;
    }
    const chosen = found?.words === asked ? item : items[0];
    if (chosen !== undefined) choose(chosen);
  }

  return { words, found, failure, type, enter, choose };
}
