import { useMessages } from '#web/messages/use-messages.ts';
import { OptionLink } from './OptionLink.tsx';
import styles from './SearchPanel.module.css';
import type { SearchOption } from './search-options.ts';
import { useFitAboveKeyboard } from './use-fit-above-keyboard.ts';
import type { SearchHits } from './use-search-hits.ts';

type SearchPanelProps = {
  listId: string;
  optionId: (index: number) => string;
  active: number;
  options: SearchOption[];
  found: SearchHits | undefined;
  leave: (words: string) => void;
  forget: () => void;
};

export function SearchPanel(props: SearchPanelProps) {
  const t = useMessages().search;
  const { options, found, active } = props;
  const nothing = found?.hits.length === 0;
  const shown = options.length > 0 || nothing;
  const panel = useFitAboveKeyboard(shown);
  if (!shown) return null;
  const recent = options[0]?.kind === 'recent';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the box
    <div className={styles.panel} ref={panel} onMouseDown={(event) => event.preventDefault()}>
      {recent && (
        <div className={styles.head}>
          <span className={styles.title}>{t.recent}</span>
          <button type="button" className={styles.clear} onClick={props.forget}>
            {t.clearRecent}
            <span className="visually-hidden"> {t.recent}</span>
          </button>
        </div>
      )}
      {options.length > 0 && (
        <div id={props.listId} role="listbox" aria-label={recent ? t.recent : t.suggestions}>
          {options.map((option, index) => (
            <OptionLink
              key={`${option.kind} ${option.path}`}
              id={props.optionId(index)}
              option={option}
              selected={index === active}
              onChoose={() => props.leave(option.words)}
            />
          ))}
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
