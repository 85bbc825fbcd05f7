import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { useReadAndClose } from '#console/components/use-read-and-close.ts';
import { consoleCall } from '#console/data/api.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { SavedViewList } from '#domain/operators/saved-views.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';

type SaveViewDialogProps = { list: SavedViewList; query: string; onClose: () => void };

export function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
  const readAndClose = useReadAndClose(onClose);
  const form = useCallForm({
    texts: { name: { missing: t.missing(t.viewName) } },
    async onSend(element) {
      await consoleCall('saveView', { list, name: textOf(element, 'name'), query });
      await readAndClose();
    },
  });
  const cancel = (
    <Button look="secondary" onClick={onClose}>
      {shellTexts.cancel}
    </Button>
  );
  return (
    <Dialog title={t.saveView} onClose={onClose}>
      <CallForm form={form} label={shellTexts.save} actions={cancel}>
        <Field
          name="name"
          label={t.viewName}
          hint={t.viewHint}
          maxLength={40}
          required
          autoFocus
          error={form.errors.name}
        />
      </CallForm>
    </Dialog>
  );
}
