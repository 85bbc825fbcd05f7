import { Editor as TiptapEditor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import { richTextTexts as t } from '#console/messages/rich-text.ts';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import { docHtml } from './doc-html.ts';
import { ToolbarPlace } from './EditorPlace.tsx';
import { canHold, extensions } from './extensions.ts';
import { HtmlField } from './HtmlField.tsx';
import styles from './RichText.module.css';
import type { EditorProps } from './RichText.tsx';
import { Toolbar } from './Toolbar.tsx';

/** Loaded by RichText alone. */
export default function Editor(props: EditorProps) {
  const [holds] = useState(() => canHold(props.html));
  if (holds) return <TextEditor {...props} />;
  return (
    <>
      <Notice tone="info">{t.keptAsHtml}</Notice>
      <HtmlField {...props} />
    </>
  );
}

function TextEditor({ name, html, onChange, labelId, noteId, isTall }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<TiptapEditor>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  /** What the editor last gave or got: anything else comes from outside. */
  const own = useRef(html);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    const made = new TiptapEditor({
      element: host.current,
      extensions,
      content: own.current,
      // The style sheet has it: what a script adds the page's policy refuses.
      injectCSS: false,
      editorProps: {
        attributes: {
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          // Where its error is found, it gets the focus.
          'data-name': name,
        },
      },
      onUpdate({ editor: changed }) {
        own.current = docHtml(changed.getJSON());
        latest.current(own.current);
      },
      onTransaction: redraw,
    });
    setEditor(made);
    return () => made.destroy();
  }, [labelId, name]);

  useEffect(() => {
    if (!editor || html === own.current) return;
    own.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    // Its error, on the field that the editor has made.
    for (const [name, value] of [
      ['aria-invalid', noteId && 'true'],
      ['aria-describedby', noteId],
    ] as const) {
      if (value) editor?.view.dom.setAttribute(name, value);
      else editor?.view.dom.removeAttribute(name);
    }
    // Found before it was loaded: what had the focus in its place is gone.
    if (noteId && document.activeElement === document.body) editor?.commands.focus();
  }, [editor, noteId]);

  return (
    <div className={classes(styles.editor, noteId !== undefined && styles.invalid)}>
      {editor ? <Toolbar editor={editor} /> : <ToolbarPlace />}
      <div ref={host} className={classes(styles.text, isTall && styles.tall)} />
    </div>
  );
}
