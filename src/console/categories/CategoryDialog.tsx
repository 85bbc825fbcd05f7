import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DeleteQuestion } from '#console/components/DeleteQuestion.tsx';
import { DraftDialog } from '#console/components/DraftDialog.tsx';
import { Select } from '#console/components/Select.tsx';
import { useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { categoryTexts as t } from '#console/messages/categories.ts';
import { partTexts } from '#console/messages/components.ts';
import { PictureInput } from '#console/pictures/PictureInput.tsx';
import { squarePicture } from '#console/pictures/square-picture.ts';
import type { CategoryNodeWire, CategoryWire } from '#contract/console/categories.ts';
import type { CategoryLevel } from '#domain/limits.ts';
import { Field } from '#ui/Field.tsx';

/** One that is there, or a new one in `parent`. */
export type Editing = { level: CategoryLevel; node?: CategoryNodeWire; parent?: CategoryNodeWire };

type CategoryDialogProps = {
  editing: Editing;
  categories: readonly CategoryNodeWire[];
  onClose: () => void;
};

export function CategoryDialog({ editing, categories, onClose }: CategoryDialogProps) {
  const { level, node, parent } = editing;
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState(false);
  const draft = useDraft({
    labels: t.fields,
    read: node,
    noun: 'category',
    valuesOf: (wire: CategoryWire | undefined) => ({
      name: wire?.name ?? '',
      name_hi: wire?.name_hi ?? '',
      parent_id: String(wire?.parent_id ?? parent?.id ?? ''),
      slug: wire?.slug ?? '',
      image: wire?.image ?? '',
    }),
    async save(changes, version) {
      const parent_id = changes.parent_id ?? String(node?.parent_id ?? parent?.id ?? '');
      const place = level === 'category' ? {} : { parent_id };
      const own = node ? { id: node.id, version } : {};
      return (await consoleCall('saveCategory', { ...changes, ...own, ...place, level })).category;
    },
    onSaved() {
      revalidate();
      onClose();
    },
  });

  if (deleting && node) {
    return <DeleteCategory node={node} onClose={onClose} />;
  }
  return (
    <DraftDialog
      title={node?.name ?? t.add[level]}
      draft={draft}
      onClose={onClose}
      onDelete={node && (() => setDeleting(true))}
    >
      <Field {...draft.field('name')} required maxLength={100} />
      <Field {...draft.field('name_hi')} lang="hi" maxLength={100} hint={partTexts.hindiHint} />
      {level !== 'category' && (
        <>
          <Select {...draft.field('parent_id')} required {...placesFor(level, categories)} />
          <Field
            {...draft.field('slug')}
            maxLength={120}
            hint={node ? t.slugHint : t.slugHintNew}
          />
          <PictureInput
            label={t.fields.image}
            error={draft.errors.image}
            folder="subcategories"
            name={draft.values.image}
            onChange={(image) => draft.change({ image: image })}
            size={[84, 84]}
            prepare={squarePicture}
          />
        </>
      )}
    </DraftDialog>
  );
}

/** What one of this level may lie in. */
function placesFor(level: CategoryLevel, categories: readonly CategoryNodeWire[]) {
  if (level === 'subcategory') return { options: categories };
  return { groups: categories.map(({ name, children = [] }) => ({ name, options: children })) };
}

function DeleteCategory({ node, onClose }: { node: CategoryNodeWire; onClose: () => void }) {
  const { level, id, version, name, product_count, children = [] } = node;
  const blocked = children.length + product_count > 0;
  return (
    <DeleteQuestion
      name={name}
      text={blocked ? t.inUse(level, children.length, product_count) : t.deleteEmpty}
      blocked={blocked}
      onClose={onClose}
      onDelete={() => consoleCall('deleteCategory', { level, id, version })}
    />
  );
}
