import { InertHtml } from '#console/components/InertHtml.tsx';
import { richTextTexts as t } from '#console/messages/rich-text.ts';
import { classes } from '#ui/classes.ts';
import styles from './RichText.module.css';
import type { EditorProps } from './RichText.tsx';

/**
 * While the editor loads: as large as it will be, with its text, so that nothing below moves under
 * a finger. Takes the focus for it, as where its error is found.
 */
export function EditorPlace({ name, html, isTall }: EditorProps) {
  return (
    <div
      className={classes(styles.editor, styles.loading)}
      role="status"
      aria-label={t.loading}
      data-name={name}
      tabIndex={-1}
    >
      <ToolbarPlace />
      <div className={classes(styles.text, isTall && styles.tall)}>
        {/* The editor's own class: the same space. */}
        <div className="ProseMirror">
          <InertHtml html={html || '<p><br></p>'} />
        </div>
      </div>
    </div>
  );
}

/** The style, and ten tools. */
export function ToolbarPlace() {
  return (
    <div className={styles.toolbar}>
      <span className={styles.style} />
      {Array.from('1234567890', (tool) => (
        <span key={tool} className={styles.tool} />
      ))}
    </div>
  );
}
