import { Panel } from '#console/components/Panel.tsx';
import { searchesTexts as t } from '#console/messages/searches.ts';
import type { SynonymsWire } from '#contract/console/searches.ts';
import { Button } from '#ui/Button.tsx';
import styles from './SearchesScreen.module.css';

type SynonymGroupsProps = {
  synonyms: readonly SynonymsWire[];
  onChange: (group: SynonymsWire | undefined) => void;
};

export function SynonymGroups({ synonyms, onChange }: SynonymGroupsProps) {
  return (
    <Panel
      className={styles.synonyms}
      title={t.synonyms}
      action={
        <Button look="secondary" onClick={() => onChange(undefined)}>
          {t.add}
        </Button>
      }
    >
      <p className="muted">{synonyms.length > 0 ? t.synonymsText : t.noSynonyms}</p>
      <ul className={styles.groups}>
        {synonyms.map((group) => {
          const words = group.words.join(', ');
          return (
            <li key={group.id} className={`row ${styles.group}`}>
              {words}
              <Button look="quiet" aria-label={t.changeOf(words)} onClick={() => onChange(group)}>
                {t.change}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
