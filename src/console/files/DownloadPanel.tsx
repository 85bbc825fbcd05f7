import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import { fileAddress } from '#console/print/file-address.ts';
import { fileFormats, type ImportKind } from '#domain/files/import-file.ts';
import { Fold } from '#ui/Fold.tsx';
import styles from './Files.module.css';

const formatNames = { csv: 'CSV', xlsx: 'XLSX' } as const;

/** Beside the upload; where it is above the list, the list comes first. */
const hasRoom = matchMedia('(width > 48em)');

/** Everything of a kind as a file, and an empty one to fill in. */
export function DownloadPanel({ kinds }: { kinds: readonly ImportKind[] }) {
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
            {fileFormats.map((format) => (
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
