import { Link, useLoaderData, useSearchParams } from 'react-router';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import { StateFilter } from '#console/components/StateFilter.tsx';
import { Tabs } from '#console/components/Tabs.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import { productTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { type ImportKind, importKinds, permissionOfKind } from '#domain/files/import-file.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';
import styles from './Files.module.css';
import { FileTable } from './FileTable.tsx';
import { UploadPanel } from './UploadPanel.tsx';

const kindOf = (search: URLSearchParams): ImportKind | undefined =>
  importKinds.find((kind) => kind === search.get('kind'));

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const cursor = search.get('cursor') || undefined;
  const asked = { kind: kindOf(search), q: search.get('q') ?? '' };
  const count = listCount(consoleCall('countFiles', asked, request.signal));
  return {
    count,
    ...(await consoleCall('listFiles', { ...asked, cursor, limit: 25 }, request.signal)),
  };
}

export function Component() {
  const { files, next, count } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { permissions } = useMe();
  const kind = kindOf(search);
  const q = search.get('q') ?? '';
  const kinds = importKinds.filter((one) => permissions.includes(permissionOfKind(one)));
  const isFiltered = kind !== undefined || q !== '';
  return (
    <>
      <Tabs label={t.title} tabs={productTabs} />
      <ScreenHead title={t.title} />
      <div className={styles.panels}>
        <UploadPanel key={kind} kinds={kinds} first={kind ?? 'prices'} />
        <DownloadPanel kinds={kinds} />
      </div>
      <h2 className={styles.past}>{t.past}</h2>
      <StateFilter
        label={t.filter}
        name="kind"
        states={['all', ...kinds]}
        current={kind ?? 'all'}
        textOf={(one) => (one === 'all' ? t.all : kindNames[one])}
        search={{ label: t.search, hint: t.searchHint, q }}
      />
      <ListTools count={count} />
      {files.length > 0 ? (
        <FileTable files={files} />
      ) : (
        <EmptyState
          icon="box"
          text={isFiltered ? t.noneOf : t.noneYet}
          action={
            isFiltered && (
              <Link className={buttonClass('secondary')} to="." preventScrollReset>
                {t.showAll}
              </Link>
            )
          }
        />
      )}
      <Paging next={next} />
    </>
  );
}
