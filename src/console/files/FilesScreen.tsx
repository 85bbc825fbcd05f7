import { useLoaderData } from 'react-router';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { useMay } from '#console/data/use-me.ts';
import { allStates } from '#console/lists/asked.ts';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import { fileAddress } from '#console/print/file-address.ts';
import type { FileWire } from '#contract/console/files.ts';
import {
  fileFormats,
  type ImportKind,
  importKinds,
  permissionOfKind,
} from '#domain/files/import-file.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';
import { Fold } from '#ui/Fold.tsx';
import styles from './Files.module.css';
import { isUnread } from './file-standing.ts';
import { StateBadge } from './StateBadge.tsx';
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
  empty: { scene: 'khata', noneFound: t.noneOf, clear: t.showAll, noneYet: t.noneYet },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const may = useMay();
  const kinds = importKinds.filter((one) => may(permissionOfKind(one)));
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

const columns: Column<FileWire>[] = [
  {
    head: t.file,
    cell: ({ file_id, name }) => <RowLink to={`/products/files/${file_id}`}>{name}</RowLink>,
  },
  { head: t.state, className: table.phoneEnd, cell: (file) => <StateBadge file={file} /> },
  { head: t.kindOf, className: table.muted, cell: ({ kind }) => kindNames[kind] },
  {
    head: t.rows,
    label: (file) => (isUnread(file) ? undefined : t.rows),
    isNumber: true,
    cell: (file) => !isUnread(file) && groupDigits(file.rows),
  },
  { head: t.who, className: table.muted, cell: ({ operator_name }) => operator_name },
  {
    head: t.when,
    className: classes(table.muted, table.phoneEnd),
    cell: ({ created_at }) => formatRecent(created_at, Date.now()),
  },
];

function FileTable({ files }: { files: FileWire[] }) {
  return <TableCard columns={columns} rows={files} keyOf={({ file_id }) => file_id} />;
}

const formatNames = { csv: 'CSV', xlsx: 'XLSX' } as const;

/** Beside the upload; where it is above the list, the list comes first. */
const hasRoom = matchMedia('(width > 48em)');

/** Everything of a kind as a file, and an empty one to fill in. */
function DownloadPanel({ kinds }: { kinds: readonly ImportKind[] }) {
  const mayExport = useMay()('exports');
  return (
    <Fold
      className={styles.downloads}
      summary={<h2 className={styles.title}>{t.downloads}</h2>}
      open={hasRoom.matches}
    >
      <p className="muted">{t.downloadsHint}</p>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.download}>
            <span className={`caption ${styles.kind}`}>{kindNames[kind]}</span>
            {(mayExport ? fileFormats : []).map((format) => (
              <a
                key={format}
                className={`text-link ${styles.format}`}
                href={fileAddress('exportFile', { kind, format })}
                aria-label={t.download(kindNames[kind], formatNames[format])}
                download
              >
                {formatNames[format]}
              </a>
            ))}
            <a
              className={`text-link ${styles.format}`}
              href={fileAddress('exportTemplate', { kind, format: 'xlsx' })}
              aria-label={t.templateOf(kindNames[kind])}
              download
            >
              {t.template}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
