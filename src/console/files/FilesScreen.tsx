import { Link, useLoaderData, useSearchParams } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { productTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import { ListTools } from '#console/parts/ListTools.tsx';
import { listCount } from '#console/parts/list-parts.ts';
import { Paging } from '#console/parts/Paging.tsx';
import { StateFilter } from '#console/parts/StateFilter.tsx';
import { Tabs } from '#console/parts/Tabs.tsx';
import { useMe } from '#console/use-me.ts';
import { type ImportKind, importKinds, permissionOfKind } from '#domain/import-file.ts';
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
