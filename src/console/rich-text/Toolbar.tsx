import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { richTextTexts as t } from '#console/messages/rich-text.ts';
import { headingLevels } from './extensions.ts';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './RichText.module.css';

/** Strokes of 24 × 24; letters where a letter says it. */
const drawings = {
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4.5M4 15.5h2.5L4 19h2.5',
  blockquote: 'M5 6v12M9 8h11M9 12h11M9 16h7',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  undo: 'M8 5 4 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h3',
} as const;

const toggles = {
  bold: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  underline: (editor: Editor) => editor.chain().focus().toggleUnderline().run(),
  strike: (editor: Editor) => editor.chain().focus().toggleStrike().run(),
  bulletList: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  blockquote: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
} as const;

const letters = { bold: 'B', italic: 'I', underline: 'U', strike: 'S' } as const;
const names = Object.keys(toggles) as (keyof typeof toggles)[]; // `as`: keys of that very object

export function Toolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  return (
    <fieldset className={styles.toolbar} aria-label={t.toolbar}>
      <StyleSelect editor={editor} />
      {names.map((name) => (
        <Tool
          key={name}
          label={t[name]}
          isPressed={editor.isActive(name)}
          onPress={() => toggles[name](editor)}
        >
          {name in letters ? (
            <span className={styles[name]}>{letters[name as keyof typeof letters]}</span> // `as`: it is one of them
          ) : (
            <Drawing name={name as keyof typeof drawings} /> // `as`: the others are drawn
          )}
        </Tool>
      ))}
      <Tool label={t.link} isPressed={editor.isActive('link')} onPress={() => setLinking(true)}>
        <Drawing name="link" />
      </Tool>
      <Tool
        label={t.undo}
        isOff={!editor.can().undo()}
        onPress={() => editor.chain().focus().undo().run()}
      >
        <Drawing name="undo" />
      </Tool>
      <Tool
        label={t.redo}
        isOff={!editor.can().redo()}
        onPress={() => editor.chain().focus().redo().run()}
      >
        <Drawing name="redo" />
      </Tool>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </fieldset>
  );
}

function StyleSelect({ editor }: { editor: Editor }) {
  const level = headingLevels.find((one) => editor.isActive('heading', { level: one }));
  return (
    <select
      className={styles.style}
      aria-label={t.style}
      value={level ?? ''}
      onChange={({ target }) => {
        const chosen = headingLevels.find((one) => String(one) === target.value);
        const chain = editor.chain().focus();
        (chosen ? chain.setHeading({ level: chosen }) : chain.setParagraph()).run();
      }}
    >
      <option value="">{t.paragraph}</option>
      {headingLevels.map((one) => (
        <option key={one} value={one}>
          {t.heading(one)}
        </option>
      ))}
    </select>
  );
}

type ToolProps = {
  label: string;
  isPressed?: boolean;
  isOff?: boolean;
  onPress: () => void;
  children: React.ReactNode;
};

function Tool({ label, isPressed, isOff = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isOff}
      // The text keeps the focus: who types on at once types into it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function Drawing({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
