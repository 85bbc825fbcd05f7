import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { browseOptions, hitOptions } from './search-options.ts';
import { useSearchHits } from './use-search-hits.ts';

/** Kept on the phone; not in the first load. */
type Recent = typeof import('./recent-searches.ts');

function withRecent(use: (recent: Recent) => void): void {
  import('./recent-searches.ts').then(use, (error: unknown) =>
    browserLog('recent searches', error),
  );
}

/** An uncontrolled input, so that nothing typed before hydration is lost. */
export function useSearchBox() {
  const asked = useSearchParams()[0].get('q') ?? '';
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [recent, setRecent] = useState<string[]>([]);
  const words = open ? text.trim() : '';
  const found = useSearchHits(words);
  const browsing = open && words === '';
  const categories = useRootData()?.categories ?? [];
  const options = browsing ? browseOptions(recent, categories) : hitOptions(words, found);
  const shown = open ? options : [];
  const optionId = (index: number) => `${id}option${index}`;
  const { active, takeKey, reset } = useCombobox(shown.length, optionId);

  function show() {
    setText(input.current?.value ?? '');
    withRecent(({ readRecent }) => setRecent(readRecent()));
    setOpen(true);
    reset();
  }

  function fill(value: string) {
    if (input.current) input.current.value = value;
    setText(value);
  }

  function empty() {
    fill('');
    input.current?.focus();
    show();
  }

  useFollowPage(input, asked);
  // On mount, in case someone was typing before hydration.
  useEffect(() => {
    if (document.activeElement === input.current) show();
  }, []);

  return {
    input,
    asked,
    open,
    words,
    found,
    options: shown,
    active,
    optionId,
    listId: `${id}list`,
    show,
    /** Remembers what was searched, if anything, and gives the screen back with the keyboard. */
    leave(searched?: string) {
      if (searched !== undefined) withRecent(({ rememberSearch }) => rememberSearch(searched));
      setOpen(false);
      input.current?.blur();
    },
    forget() {
      withRecent(({ clearRecent }) => clearRecent());
      setRecent([]);
      input.current?.focus();
    },
    empty,
    onKeyDown(event: KeyboardEvent) {
      if (takeKey(event)) return;
      if (event.key === 'ArrowDown' && !open) show();
      // The first Escape closes the panel, the next one empties the box.
      else if (event.key === 'Escape' && open) setOpen(false);
      else if (event.key === 'Escape') fill('');
      else return;
      event.preventDefault();
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
  };
}

/** What the page searched for stands in the box, unless someone is writing there. */
function useFollowPage(input: RefObject<HTMLInputElement | null>, asked: string): void {
  const last = useRef(asked);
  useEffect(() => {
    const box = input.current;
    if (box && last.current !== asked && document.activeElement !== box) box.value = asked;
    last.current = asked;
  }, [input, asked]);
}

/** Which of `count` options the arrow keys have reached; -1 while it is the text itself. */
function useCombobox(count: number, optionId: (index: number) => string) {
  const [at, setAt] = useState(-1);
  const active = at < count ? at : -1;

  function move(step: 1 | -1) {
    // From the text the arrows enter the list at either end, and go round through the text.
    const places = count + 1;
    const next = ((active + 1 + step + places) % places) - 1;
    setAt(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  /** Whether the key was the list's. */
  function takeKey(event: KeyboardEvent): boolean {
    // An input method is still composing: its keys are its own.
    if (event.nativeEvent.isComposing || count === 0) return false;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active >= 0)
      document.getElementById(optionId(active))?.click();
    else return false;
    event.preventDefault();
    return true;
  }

  return { active, takeKey, reset: () => setAt(-1) };
}
