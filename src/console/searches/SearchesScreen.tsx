import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import { StateFilter } from '#console/components/StateFilter.tsx';
import { Tabs } from '#console/components/Tabs.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { searchesTexts as t } from '#console/messages/searches.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { productTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import { MissedTable } from './MissedTable.tsx';
import styles from './SearchesScreen.module.css';
import { SynonymDialog, type SynonymDraft } from './SynonymDialog.tsx';
import { SynonymGroups } from './SynonymGroups.tsx';

const statuses = ['open', 'done'] as const;

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const status = statuses.find((one) => one === search.get('status')) ?? 'open';
  const q = search.get('q') ?? '';
  const cursor = search.get('cursor') || undefined;
  const count = listCount(consoleCall('countMissedSearches', { status, q }, request.signal));
  const [list, { synonyms }] = await Promise.all([
    consoleCall('listMissedSearches', { status, q, cursor }, request.signal),
    consoleCall('listSynonyms', {}, request.signal),
  ]);
  return { status, q, ...list, count, synonyms };
}

export function Component() {
  const { status, q, searches, next, count, synonyms } = useLoaderData<typeof loader>();
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
      <Tabs label={shellTexts.nav.products} tabs={productTabs} />
      <ScreenHead title={t.title} />
      <p className={classes(styles.text, styles.intro)}>{t.text}</p>
      <StateFilter
        label={t.title}
        name="status"
        states={statuses}
        current={status}
        textOf={(one) => t[one]}
        search={{ label: t.search, hint: t.searchHint, q }}
      />
      <ListTools count={count} exportPath={fileAddress('exportMissedSearches', { status, q })} />
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {searches.length > 0 ? (
        <MissedTable
          searches={searches}
          onSynonym={(missed) => setDraft({ group: undefined, missed })}
          onDone={finish}
        />
      ) : (
        <p className={classes(styles.text, styles.none)}>{q ? t.noneFound : t.none[status]}</p>
      )}
      <Paging next={next} labels={{ first: t.first, next: t.more }} />
      <SynonymGroups synonyms={synonyms} onChange={(group) => setDraft({ group, missed: '' })} />
      {draft && <SynonymDialog draft={draft} onClose={() => setDraft(undefined)} />}
    </>
  );
}
