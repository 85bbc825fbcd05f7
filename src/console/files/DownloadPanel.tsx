import { kindNames, fileTexts as t } from '#console/messages/files.ts';
import { Panel } from '#console/parts/Panel.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import { fileFormats, type ImportKind } from '#domain/import-file.ts';
import { buttonClass } from '#ui/Button.tsx';
import styles from './Files.module.css';

const formatNames = { csv: 'CSV', xlsx: 'XLSX' } as const;

/** Everything of a kind as a file, and an empty one to fill in. */
export function DownloadPanel({ kinds }: { kinds: readonly ImportKind[] }) {
  return (
    <Panel title={t.downloads}>
      <p className={styles.hint}>{t.downloadsHint}</p>
      <ul className={styles.downloads}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.download}>
            <span className={styles.kind}>{kindNames[kind]}</span>
            {fileFormats.map((format) => (
              <a
                key={format}
                className={buttonClass('secondary')}
                href={fileAddress('exportFile', { kind, format })}
                aria-label={t.download(kindNames[kind], formatNames[format])}
                download
              >
                {formatNames[format]}
              </a>
            ))}
            <a
              className={buttonClass('secondary')}
              href={fileAddress('exportTemplate', { kind, format: 'xlsx' })}
              aria-label={t.templateOf(kindNames[kind])}
              download
            >
              {t.template}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
