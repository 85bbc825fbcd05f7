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
  const running = useRef<{ words: string; abort: AbortController }>(undefined);
  /** Enter was pressed for these words before they were found. */
  const entered = useRef<string>(undefined);

  function stop(): void {
    clearTimeout(timer.current);
    running.current?.abort.abort();
    running.current = undefined;
    entered.current = undefined;
  }
  const stopAtEnd = useEffectEvent(stop);
  useEffect(() => () => stopAtEnd(), []);

  async function search(asked: string): Promise<void> {
    if (running.current?.words === asked) return;
    const abort = new AbortController();
    running.current = { words: asked, abort };
    try {
      const items = await find(asked, abort.signal);
      if (abort.signal.aborted) return;
      const [first] = items;
      if (entered.current === asked && first !== undefined) return choose(first);
      setFound({ words: asked, items });
    } catch (error) {
      if (abort.signal.aborted) return;
      browserLog('combobox search', error);
      running.current = undefined;
      setFailure(isRefusal(error) ? error.message : '');
    }
    entered.current = undefined;
  }

  function type(text: string): void {
    const asked = text.trim();
    setWords(text);
    setFailure(undefined);
    if (running.current?.words === asked) return;
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
    if (found?.words !== asked) {
      clearTimeout(timer.current);
      entered.current = asked;
      void search(asked);
    } else if (item !== undefined) choose(item);
  }

  return { words, found, failure, type, enter, choose };
}
