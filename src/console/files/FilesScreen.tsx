import { Link, useLoaderData, useSearchParams } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { productTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import chips from '#console/parts/chips.module.css';
import { Paging } from '#console/parts/Paging.tsx';
import { Tabs } from '#console/parts/Tabs.tsx';
import { useMe } from '#console/use-me.ts';
import { type ImportKind, importKinds } from '#domain/import-file.ts';
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
  return consoleCall('listFiles', { kind: kindOf(search), cursor, limit: 25 }, request.signal);
}

export function Component() {
  const { files, next } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { permissions } = useMe();
  const kind = kindOf(search);
  // A kind bears the name of the permission that saves such things.
  const kinds = importKinds.filter((one) => permissions.includes(one));
  return (
    <>
      <Tabs label={t.title} tabs={productTabs} />
      <ScreenHead title={t.title} />
      <div className={styles.panels}>
        <UploadPanel key={kind} kinds={kinds} first={kind ?? 'prices'} />
        <DownloadPanel kinds={kinds} />
      </div>
      <h2 className={styles.past}>{t.past}</h2>
      <nav className={chips.chips} aria-label={t.filter}>
        {[undefined, ...kinds].map((one) => (
          <Link
            key={one ?? ''}
            className={chips.chip}
            to={one ? `?kind=${one}` : '.'}
            aria-current={one === kind ? 'true' : undefined}
            preventScrollReset
          >
            {one ? kindNames[one] : t.all}
          </Link>
        ))}
      </nav>
      {files.length > 0 ? (
        <FileTable files={files} />
      ) : (
        <EmptyState
          icon="box"
          text={kind ? t.noneOf : t.noneYet}
          action={
            kind && (
              <Link className={buttonClass('secondary')} to=".">
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
