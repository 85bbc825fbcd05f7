import { classes } from '#ui/classes.ts';
import { writtenIn } from '#web/messages/in-hindi.ts';
import styles from './Html.module.css';

type HtmlProps = { html: string; className?: string | undefined };

/** The one component that renders HTML from the server, which sanitised it when it was stored. */
export function Html({ html, className }: HtmlProps) {
  return (
    <div
      className={classes(styles.prose, className)}
      lang={writtenIn(html)}
      // Sanitised when stored, and the Content-Security-Policy stands behind it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
