import { type FormEvent, startTransition } from 'react';
import { useRevalidator } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { SavedViewList } from '#domain/operators/saved-views.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import form from './form.module.css';

type SaveViewDialogProps = { list: SavedViewList; query: string; onClose: () => void };

export function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
  const { revalidate } = useRevalidator();
  const { pending, failure, submit } = useSubmit();

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    submit(async () => {
      await consoleCall('saveView', { list, name, query });
      await revalidate();
      // Together with what was read: the button that opened it is gone, and the heading gets the focus.
      startTransition(onClose);
    });
  }

  return (
    <Dialog title={t.saveView} onClose={onClose}>
      <form className={form.form} onSubmit={save}>
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <Field name="name" label={t.viewName} hint={t.viewHint} maxLength={40} required autoFocus />
        <div className={form.actions}>
          <Button look="secondary" onClick={onClose}>
            {shellTexts.cancel}
          </Button>
          <Button type="submit" aria-disabled={pending}>
            {shellTexts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
