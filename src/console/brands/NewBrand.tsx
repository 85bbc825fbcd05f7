import { useState } from 'react';
import { createPortal } from 'react-dom';
import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { brandTexts as t } from '#console/messages/categories.ts';
import { partTexts } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';

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
  const form = useCallForm({
    texts: { brand_name: { missing: partTexts.missing(t.fields.brand_name) } },
    async onSend(element) {
      const brand_name = textOf(element, 'brand_name');
      const { brand } = await consoleCall('saveBrand', { brand_name });
      await onAdded(brand.id);
      onClose();
    },
  });
  return (
    <Dialog title={t.add} closeLabel={shellTexts.close} onClose={onClose}>
      <CallForm form={form} label={partTexts.save} sending={partTexts.saving} autoComplete="off">
        <Field
          name="brand_name"
          label={t.fields.brand_name}
          required
          maxLength={100}
          error={form.errors.brand_name}
        />
      </CallForm>
    </Dialog>
  );
}
