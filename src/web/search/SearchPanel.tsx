import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { useUserId } from '#web/data/use-user.ts';
import { searchPanel as t } from '#web/messages/en/search-panel.ts';
import { shell as messages } from '#web/messages/en/shell.ts';
import { quickOrderPath } from '#web/paths/paths.ts';
import { HitAdd } from './HitAdd.tsx';
import { OptionLink } from './OptionLink.tsx';
import styles from './SearchPanel.module.css';
import type { SearchOption } from './search-options.ts';
import type { SearchHits } from './use-search-hits.ts';
import { VoiceSearch } from './VoiceSearch.tsx';

export type SearchPanelProps = {
  listId: string;
  optionId: (index: number) => string;
  active: number;
  options: SearchOption[];
  words: string;
  found: SearchHits | undefined;
  leave: (words?: string) => void;
  forget: () => void;
};

export function SearchPanel(props: SearchPanelProps) {
  const signedIn = useUserId() !== undefined;
  const { options, words, found } = props;
  const nothing = found?.hits.length === 0;
  const isCutOff = words !== '' && !found && !navigator.onLine;
  const shown = options.length > 0 || nothing || isCutOff;
  const panel = useFitAboveKeyboard(shown);
  if (!shown) return null;
  const recentCount = options.filter((option) => option.kind === 'recent').length;
  const isBrowsing = options.some((option) => option.kind === 'category') || recentCount > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the box
    <div className={styles.panel} ref={panel} onMouseDown={(event) => event.preventDefault()}>
      {isBrowsing && <VoiceSearch leave={props.leave} />}
      {recentCount > 0 && (
        <div className={styles.head}>
          <span className="muted strong">{t.recent}</span>
          <button
            type="button"
            className={`accent ${styles.clear}`}
            aria-label={t.clearRecentLabel}
            onClick={props.forget}
          >
            {t.clearRecent}
          </button>
        </div>
      )}
      {options.length > 0 && (
        <div id={props.listId} role="listbox" aria-label={t.suggestions}>
          {isBrowsing ? (
            <>
              <OptionGroup {...props} label={t.recent} to={recentCount} />
              <OptionGroup {...props} label={messages.categories} titled from={recentCount} />
            </>
          ) : (
            <OptionGroup {...props} label={t.suggestions} />
          )}
        </div>
      )}
      {nothing && (
        <div className={styles.nothing}>
          <p>{messages.search.nothing(found.words)}</p>
          <p className="muted">{t.hint}</p>
        </div>
      )}
      {isCutOff && (
        <p className={styles.nothing} role="status">
          {t.offline}
        </p>
      )}
      {signedIn && !onlyInBrowser && (
        <Link
          className={`row accent gap-3 ${styles.entry}`}
          to={quickOrderPath}
          onClick={() => props.leave()}
        >
          <Icon name="receipt" />
          {t.quickOrder}
        </Link>
      )}
    </div>
  );
}

type OptionGroupProps = Pick<SearchPanelProps, 'options' | 'optionId' | 'active' | 'leave'> & {
  label: string;
  /** The label is shown, and its options are tiles. */
  titled?: boolean;
  /** Which of the options; the arrow keys count through all groups. */
  from?: number;
  to?: number;
};

function OptionGroup({ label, titled, from = 0, to, ...props }: OptionGroupProps) {
  const options = props.options.slice(from, to);
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form's fieldset
    <div role="group" aria-label={label}>
      {titled && (
        <p className={`muted ${styles.heading}`} aria-hidden="true">
          {label}
        </p>
      )}
      <div className={titled ? styles.tiles : undefined} role="presentation">
        {options.map((option, index) => (
          <div
            key={`${option.kind} ${option.path}`}
            className={option.kind === 'hit' ? styles.hit : undefined}
            role="presentation"
          >
            <OptionLink
              id={props.optionId(from + index)}
              option={option}
              selected={from + index === props.active}
              onChoose={() => props.leave(option.kind === 'category' ? undefined : option.words)}
            />
            {option.kind === 'hit' && option.hit.card && (
              <HitAdd card={option.hit.card} onAdd={() => props.leave(option.words)} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

const gap = 8;

/** Limits the height of a panel so that the on-screen keyboard does not cover it. */
function useFitAboveKeyboard(shown: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const node = panel.current;
    if (!shown || !view || !node) return;
    const fit = () => {
      const covered = view.height * view.scale < window.innerHeight - 1;
      const room = view.offsetTop + view.height - node.getBoundingClientRect().top - gap;
      // Nothing covers the page: the style sheet's own limit holds.
      node.style.maxHeight = covered && view.scale === 1 ? `${room}px` : '';
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [shown]);
  return panel;
}
