import type { Editor } from '@tiptap/core';
import { type FormEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import form from '#console/components/form.module.css';
import { useFirstField } from '#console/components/use-first-field.ts';
import { richTextTexts as t } from '#console/messages/rich-text.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { linkAddress } from '#domain/content/safe-address.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';

/** Where what is selected leads; outside the form around the editor, since it is one of its own. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const ref = useRef<HTMLFormElement>(null);
  useFirstField(ref);
  const known = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(known);
  const [error, setError] = useState<string>();

  function close(): void {
    onClose();
    editor.commands.focus();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation(); // the form around the editor is its parent in React
    // A bare name of a site is meant as one.
    const typed = address.trim();
    const whole = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed;
    const href = whole === '' ? undefined : linkAddress(whole);
    if (href === undefined) {
      setError(t.linkWrong);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && known === '') {
      chain.insertContent({
        type: 'text',
        text: typed,
        marks: [{ type: 'link', attrs: { href } }],
      });
    } else chain.setMark('link', { href });
    chain.run();
    onClose();
  }

  return createPortal(
    <Dialog title={t.linkTitle} closeLabel={shellTexts.close} onClose={close}>
      <form ref={ref} className={form.form} noValidate method="post" onSubmit={onSubmit}>
        <Field
          name="address"
          label={t.linkAddress}
          value={address}
          inputMode="url"
          hint={t.linkHint}
          error={error}
          onChange={({ target }) => {
            setAddress(target.value);
            setError(undefined);
          }}
        />
        <div className={form.actions}>
          {known !== '' && (
            <Button
              look="quiet"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
                onClose();
              }}
            >
              {t.removeLink}
            </Button>
          )}
          <Button type="submit">{t.setLink}</Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
