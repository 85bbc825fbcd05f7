import { useMessages } from '#web/messages/use-messages.ts';
import { OptionGroup } from './OptionGroup.tsx';
import styles from './SearchPanel.module.css';
import type { SearchOption } from './search-options.ts';
import { useFitAboveKeyboard } from './use-fit-above-keyboard.ts';
import type { SearchHits } from './use-search-hits.ts';

export type SearchPanelProps = {
  listId: string;
  optionId: (index: number) => string;
  active: number;
  options: SearchOption[];
  found: SearchHits | undefined;
  leave: (words?: string) => void;
  forget: () => void;
};

export function SearchPanel(props: SearchPanelProps) {
  const messages = useMessages();
  const t = messages.search;
  const { options, found } = props;
  const nothing = found?.hits.length === 0;
  const shown = options.length > 0 || nothing;
  const panel = useFitAboveKeyboard(shown);
  if (!shown) return null;
  const recentCount = options.filter((option) => option.kind === 'recent').length;
  const isBrowsing = options.some((option) => option.kind === 'category') || recentCount > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the box
    <div className={styles.panel} ref={panel} onMouseDown={(event) => event.preventDefault()}>
      {recentCount > 0 && (
        <div className={styles.head}>
          <span className={styles.title}>{t.recent}</span>
          <button type="button" className={styles.clear} onClick={props.forget}>
            {t.clearRecent}
            <span className="visually-hidden"> {t.recent}</span>
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
          <p>{t.nothing(found.words)}</p>
          <p className={styles.hint}>{t.hint}</p>
        </div>
      )}
    </div>
  );
}
