import { useLoaderData } from 'react-router';
import { useMe } from '#console/data/use-me.ts';
import { allStates } from '#console/lists/asked.ts';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import { importKinds, permissionOfKind } from '#domain/files/import-file.ts';
import { DownloadPanel } from './DownloadPanel.tsx';
import styles from './Files.module.css';
import { FileTable } from './FileTable.tsx';
import { UploadPanel } from './UploadPanel.tsx';

const list = defineList({
  title: t.title,
  actions: { list: 'listFiles', count: 'countFiles' },
  states: {
    label: t.filter,
    name: 'kind',
    values: [allStates, ...importKinds],
    textOf: (kind) => (kind === allStates ? t.all : kindNames[kind]),
    needs: (kind) => (kind === allStates ? undefined : permissionOfKind(kind)),
  },
  filters: { q: searchFilter(t) },
  limit: 25,
  empty: { icon: 'box', noneFound: t.noneOf, clear: t.showAll, noneYet: t.noneYet },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { permissions } = useMe();
  const kinds = importKinds.filter((one) => permissions.includes(permissionOfKind(one)));
  const kind = importKinds.find((one) => one === data.asked.kind);
  return (
    <ListScreen
      list={list}
      data={data}
      isEmpty={data.files.length === 0}
      lead={
        <>
          <div className={styles.panels}>
            <UploadPanel key={kind} kinds={kinds} first={kind ?? 'prices'} />
            <DownloadPanel kinds={kinds} />
          </div>
          <h2 className={styles.past}>{t.past}</h2>
        </>
      }
    >
      <FileTable files={data.files} />
    </ListScreen>
  );
}
