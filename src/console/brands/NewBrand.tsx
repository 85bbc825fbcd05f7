import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import form from '#console/components/form.module.css';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { brandTexts as t } from '#console/messages/categories.ts';
import { partTexts } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';

type NewBrandProps = { onAdded: (id: number) => Promise<void> };

/** Makes a brand by its name alone, without leaving the form; its logo can follow on the brands' screen. */
export function NewBrand({ onAdded }: NewBrandProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t.new}
      </Button>
      {/* Out of the form around it: forms do not nest. */}
      {open &&
        createPortal(
          <NameDialog onAdded={onAdded} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}

function NameDialog({ onAdded, onClose }: NewBrandProps & { onClose: () => void }) {
  const [name, setName] = useState('');
  const { pending, failure, submit } = useSubmit();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation(); // React would tell the form around it as well
    if (name.trim() === '') return;
    submit(async () => {
      const { brand } = await consoleCall('saveBrand', { brand_name: name });
      await onAdded(brand.id);
      onClose();
    });
  }

  return (
    <Dialog title={t.add} closeLabel={shellTexts.close} onClose={onClose}>
      <form className={form.form} method="post" autoComplete="off" onSubmit={onSubmit}>
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <Field
          name="brand_name"
          label={t.fields.brand_name}
          value={name}
          required
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={form.actions}>
          <Button type="submit" aria-disabled={pending}>
            {pending ? partTexts.saving : partTexts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
