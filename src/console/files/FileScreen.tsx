import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { formatRupees } from '#console/components/money.ts';
import { consoleCall } from '#console/data/api.ts';
import { Paging } from '#console/lists/Paging.tsx';
import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import type { FileRowWire, FileWire } from '#contract/console/files.ts';
import { isUnderWay } from '#domain/files/import-file.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import { FileActions } from './FileActions.tsx';
import { FileChanges } from './FileChanges.tsx';
import { FileErrors } from './FileErrors.tsx';
import styles from './FileScreen.module.css';
import { isUnread, standingOf } from './file-standing.ts';
import { HeaderErrors } from './HeaderErrors.tsx';
import { StateBadge } from './StateBadge.tsx';
import { UploadAgain } from './UploadAgain.tsx';

const noRows = { rows: [] as FileRowWire[], next: null };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const file_id = Number(params.id);
  const cursor = new URL(request.url).searchParams.get('cursor') || undefined;
  const { file } = await consoleCall('getFile', { file_id }, request.signal);
  if (isUnderWay(file.state)) return { file, ...noRows };
  const show = file.wrong > 0 ? 'errors' : 'changes';
  const list = { file_id, show, cursor, limit: 50 } as const;
  return { file, ...(await consoleCall('listFileRows', list, request.signal)) };
}

export function Component() {
  const { file, rows, next } = useLoaderData<typeof loader>();
  const when = formatRecent(file.created_at, Date.now());
  return (
    <>
      <Tabs />
      <BackLink to="/products/files">{t.back}</BackLink>
      <ScreenHead title={file.name} />
      <p className={`row muted ${styles.facts}`}>
        <StateBadge file={file} />
        {t.uploadedBy(kindNames[file.kind], file.operator_name, when)}
      </p>
      <div className="stack gap-4">
        <Told file={file} />
        {!isUnread(file) && <FileCounts file={file} />}
        {isUnderWay(file.state) && <FileProgress file={file} />}
        <Rows file={file} rows={rows} />
      </div>
      <Paging next={next} labels={{ first: t.first, next: t.next }} />
      {canChange(file, rows) && <FileActions file={file} />}
    </>
  );
}

function canChange(file: FileWire, rows: FileRowWire[]): boolean {
  return standingOf(file) === 'ready' || (file.state === 'applied' && rows.length > 0);
}

/** What came of it. */
function Told({ file }: { file: FileWire }) {
  const at = (time: string) => formatRecent(time, Date.now());
  const standing = standingOf(file);
  if (standing === 'unreadable') {
    return (
      <Notice tone="danger" title={t.unreadable}>
        {file.problem || t.headerWrong}
      </Notice>
    );
  }
  if (file.problem !== '') return <Notice tone="danger">{file.problem}</Notice>;
  if (file.state === 'applied' && file.applied_at) {
    return <Notice tone="success">{t.applied(at(file.applied_at))}</Notice>;
  }
  if (file.state === 'undone' && file.undone_at) {
    return <Notice tone="info">{t.undone(at(file.undone_at))}</Notice>;
  }
  if (standing === 'sum-differs') return <SumsDiffer file={file} />;
  return standing === 'nothing' ? <Notice tone="info">{t.nothing}</Notice> : null;
}

function SumsDiffer({ file: { kind, sum, control_sum } }: { file: FileWire }) {
  return (
    <>
      <Notice tone="danger" title={t.sumDiffers}>
        {t.sumDiffersText(formatRupees(sum ?? 0), formatRupees(control_sum ?? 0))}
      </Notice>
      <UploadAgain kind={kind} />
    </>
  );
}

function Rows({ file, rows }: { file: FileWire; rows: FileRowWire[] }) {
  if (standingOf(file) === 'unreadable') return <HeaderErrors file={file} rows={rows} />;
  if (rows.length > 0 && file.wrong > 0) return <FileErrors file={file} rows={rows} />;
  if (rows.length > 0) return <FileChanges file={file} rows={rows} />;
  if (file.state === 'failed') return <UploadAgain kind={file.kind} />;
  const isGone = file.state === 'applied' || file.state === 'undone';
  return isGone ? <p className="muted">{t.rowsGone}</p> : null;
}

const names = ['added', 'changed', 'unchanged', 'wrong'] as const;

function FileCounts({ file }: { file: FileWire }) {
  const { new_brand_count: brands, new_brands } = file;
  return (
    <>
      <dl className={styles.counts} aria-label={t.counts}>
        {names.map((name) => (
          <div
            key={name}
            className={classes(styles.count, name === 'wrong' && file.wrong > 0 && styles.wrong)}
          >
            <dt>{t[name]}</dt>
            <dd>{groupDigits(file[name])}</dd>
          </div>
        ))}
      </dl>
      {file.sum !== null && file.sum === file.control_sum && (
        <p>{t.sumAgrees(formatRupees(file.sum))}</p>
      )}
      {brands > 0 && <p className="breakable">{t.newBrands(brands, new_brands)}</p>}
    </>
  );
}

const pollMs = 700;

/** How far it is, asked again and again until it is done. */
function FileProgress({ file }: { file: FileWire }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const timer = setTimeout(revalidate, pollMs);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
  const total = file.added + file.changed;
  const { progress } = file;
  const label =
    file.state === 'applying' || file.state === 'undoing'
      ? t.underWay[file.state](progress, total)
      : t.underWay.checking(progress);
  // How many rows a file has is known once it has been read.
  const known = file.state !== 'checking' && progress > 0 ? { max: total, value: progress } : {};
  return (
    <div className={`stack gap-2 ${styles.working}`}>
      <p role="status">{label}</p>
      <progress className={styles.progress} aria-label={label} {...known} />
      <p className="muted">{t.goOn}</p>
    </div>
  );
}
