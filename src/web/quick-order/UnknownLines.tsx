import { IconButton } from '#ui/IconButton.tsx';
import { quickOrder as t } from '#web/messages/en/reorder.ts';
import type { MatchedLine } from './matched-line.ts';
import styles from './QuickOrder.module.css';

type UnknownLinesProps = { lines: readonly MatchedLine[]; onRemove: (id: number) => void };

/** What was not understood, and why. */
export function UnknownLines({ lines, onRemove }: UnknownLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h2>{t.notFound(lines.length)}</h2>
      <p className="muted">{t.notFoundHint}</p>
      <ul className="stack gap-2">
        {lines.map(({ id, typed }) => (
          <li key={id} className={`card ${styles.unknown}`}>
            <p>
              <strong>{typed.text}</strong>
              <span className={styles.reason}>{t.nothingLike}</span>
            </p>
            <IconButton icon="trash" label={t.remove(typed.wanted)} onClick={() => onRemove(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
