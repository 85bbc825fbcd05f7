import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { fileTexts as t } from '#console/messages/files.ts';
import type { FileWire } from '#contract/console/files.ts';
import styles from './FileScreen.module.css';

const pollMs = 700;

/** How far it is, asked again and again until it is done. */
export function FileProgress({ file }: { file: FileWire }) {
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
