import { lazy, Suspense, useId, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { richTextTexts as t } from '#console/messages/rich-text.ts';
import field from '#ui/Field.module.css';
import { EditorPlace } from './EditorPlace.tsx';
import { HtmlField } from './HtmlField.tsx';
import styles from './RichText.module.css';

/** A file of its own: only who writes a text loads it. Where it does not come, HTML can be typed. */
const Editor = lazy(() =>
  import('./Editor.tsx').catch((error: unknown) => {
    browserLog('rich-text editor', error);
    return { default: HtmlField };
  }),
);

export type EditorProps = {
  name: string;
  html: string;
  onChange: (html: string) => void;
  labelId: string;
  /** Of its error. */
  noteId: string | undefined;
  isTall: boolean;
};

type RichTextProps = {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (html: string) => void;
  isTall?: boolean;
  /** The title around it says it. */
  hasHiddenLabel?: boolean;
};

/** A text with headings, lists and links; kept as HTML. */
export function RichText(props: RichTextProps) {
  const { name, label, value, error, onChange, isTall = false, hasHiddenLabel = false } = props;
  const labelId = useId();
  const noteId = useId();
  const [isHtml, setHtml] = useState(false);
  const editor = {
    ...{ name, html: value, onChange, labelId, isTall },
    noteId: error === undefined ? undefined : noteId,
  };
  return (
    <div className={`stack gap-1 ${field.field}`}>
      <div className={`wrap ${field.top}`}>
        <span id={labelId} className={hasHiddenLabel ? 'visually-hidden' : 'caption'}>
          {label}
        </span>
        <button
          type="button"
          className={styles.mode}
          aria-pressed={isHtml}
          onClick={() => setHtml(!isHtml)}
        >
          {t.html}
        </button>
      </div>
      {isHtml ? (
        <HtmlField {...editor} />
      ) : (
        <Suspense fallback={<EditorPlace {...editor} />}>
          <Editor {...editor} />
        </Suspense>
      )}
      {error !== undefined && (
        <p id={noteId} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
