import { classes } from '#ui/classes.ts';
import field from '#ui/Field.module.css';
import styles from './RichText.module.css';
import type { EditorProps } from './RichText.tsx';

/** The text as HTML, for what the editor does not know. */
export function HtmlField({ name, html, onChange, labelId, noteId, isTall }: EditorProps) {
  return (
    <textarea
      name={name}
      className={classes(field.input, field.area, styles.html)}
      aria-labelledby={labelId}
      aria-describedby={noteId}
      aria-invalid={noteId !== undefined || undefined}
      rows={isTall ? 20 : 8}
      spellCheck={false}
      value={html}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
