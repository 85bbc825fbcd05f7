import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { searchesTexts as t } from '#console/messages/searches.ts';
import type { SynonymsWire } from '#contract/console/searches.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { MissedTable } from './MissedTable.tsx';
import styles from './SearchesScreen.module.css';
import { SynonymDialog, type SynonymDraft } from './SynonymDialog.tsx';

const list = defineList({
  title: t.title,
  actions: {
    list: 'listMissedSearches',
    count: 'countMissedSearches',
    export: 'exportMissedSearches',
  },
  states: {
    label: t.title,
    name: 'status',
    values: ['open', 'done'],
    textOf: (status) => t[status],
    noneOf: (status) => t.none[status],
  },
  extra: (signal) => consoleCall('listSynonyms', {}, signal),
  filters: { q: searchFilter(t) },
  // No drawing: the synonyms follow.
  empty: { noneFound: t.noneFound },
  paging: { first: t.first, next: t.more },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const [draft, setDraft] = useState<SynonymDraft>();
  const { revalidate } = useRevalidator();
  const { failure, submit } = useSubmit();
  const finish = (words: string, done: boolean) =>
    submit(async () => {
      await consoleCall('finishMissedSearch', { words, done });
      await revalidate();
    });
  return (
    <>
      <ListScreen
        list={list}
        data={data}
        isEmpty={data.searches.length === 0}
        lead={<p className="muted">{t.text}</p>}
        notice={failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      >
        <MissedTable
          searches={data.searches}
          onSynonym={(missed) => setDraft({ group: undefined, missed })}
          onDone={finish}
        />
      </ListScreen>
      <SynonymGroups
        synonyms={data.synonyms}
        onChange={(group) => setDraft({ group, missed: '' })}
      />
      {draft && <SynonymDialog draft={draft} onClose={() => setDraft(undefined)} />}
    </>
  );
}

type SynonymGroupsProps = {
  synonyms: readonly SynonymsWire[];
  onChange: (group: SynonymsWire | undefined) => void;
};

function SynonymGroups({ synonyms, onChange }: SynonymGroupsProps) {
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
