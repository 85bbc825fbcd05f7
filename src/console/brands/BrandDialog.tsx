import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DeleteQuestion } from '#console/components/DeleteQuestion.tsx';
import { DraftDialog } from '#console/components/DraftDialog.tsx';
import { useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { brandTexts as t } from '#console/messages/categories.ts';
import { partTexts } from '#console/messages/components.ts';
import { PictureInput } from '#console/pictures/PictureInput.tsx';
import type { ConsoleBrandWire } from '#contract/console/brands.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Field } from '#ui/Field.tsx';

export type Brand = ConsoleOutput<'listBrands'>['brands'][number];

type BrandDialogProps = {
  /** undefined: a new one. */
  brand: Brand | undefined;
  onClose: () => void;
};

export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState(false);
  const draft = useDraft({
    labels: t.fields,
    read: brand,
    noun: 'brand',
    valuesOf: (wire: ConsoleBrandWire | undefined) => ({
      brand_name: wire?.brand_name ?? '',
      brand_name_hi: wire?.brand_name_hi ?? '',
      brand_logo: wire?.brand_logo ?? '',
      alt_text: wire?.alt_text ?? '',
    }),
    async save(changes, version) {
      const own = brand ? { id: brand.id, version } : {};
      return (await consoleCall('saveBrand', { ...changes, ...own })).brand;
    },
    onSaved() {
      revalidate();
      onClose();
    },
  });

  if (deleting && brand) {
    const { id, version, brand_name, product_count } = brand;
    return (
      <DeleteQuestion
        name={brand_name}
        text={product_count > 0 ? t.inUse(product_count) : t.deleteUnused}
        blocked={product_count > 0}
        onClose={onClose}
        onDelete={() => consoleCall('deleteBrand', { id, version })}
      />
    );
  }
  return (
    <DraftDialog
      title={brand?.brand_name ?? t.add}
      draft={draft}
      onClose={onClose}
      onDelete={brand && (() => setDeleting(true))}
    >
      <Field {...draft.field('brand_name')} required maxLength={100} />
      <Field
        {...draft.field('brand_name_hi')}
        lang="hi"
        maxLength={100}
        hint={partTexts.hindiHint}
      />
      <PictureInput
        label={t.fields.brand_logo}
        error={draft.errors.brand_logo}
        folder="brands"
        name={draft.values.brand_logo}
        onChange={(logo) => draft.change({ brand_logo: logo })}
        size={[120, 60]}
        whole
      />
      <Field {...draft.field('alt_text')} maxLength={200} hint={t.altHint} />
    </DraftDialog>
  );
}
