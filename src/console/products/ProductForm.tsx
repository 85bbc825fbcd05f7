import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { refusedFields, useFieldErrors } from '#client/use-field-errors.ts';
import { ActionBar } from '#console/components/ActionBar.tsx';
import formStyles from '#console/components/form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { UnsavedGuard } from '#console/components/UnsavedGuard.tsx';
import { useMe } from '#console/data/use-me.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { partTexts } from '#console/messages/components.ts';
import { productTexts as t } from '#console/messages/products.ts';
import type { ConsoleInput, ConsoleOutput } from '#contract/console/index.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Fold } from '#ui/Fold.tsx';
import { Notice } from '#ui/Notice.tsx';
import { BasicFields } from './BasicFields.tsx';
import { PackFields } from './PackFields.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PictureField } from './PictureField.tsx';
import styles from './ProductForm.module.css';
import { ProductPreview } from './ProductPreview.tsx';
import { changedFields, draftErrors, draftOf } from './product-draft.ts';
import { SellingFields } from './SellingFields.tsx';

type ProductFormProps = {
  known: ProductDetailWire | undefined;
  /** What a new one is called. */
  name?: string;
  places: ConsoleOutput<'listCategories'>;
  label: string;
  onSave: (changes: ConsoleInput<'saveProduct'>) => Promise<void>;
  onRefusal?: (refusal: Refusal) => boolean;
  /** Above the fields. */
  notice?: ReactNode;
  /** Says so until something is changed again. */
  saved?: boolean;
  /** What is needed daily: above the form on a phone, beside it on a desktop. */
  daily?: ReactNode;
  /** The last beside the form. */
  children?: ReactNode;
};

const { fields } = t;
const fieldLabels = Object.entries(fields);
const fieldTexts = Object.fromEntries(
  fieldLabels.map(([name, label]) => [name, { missing: t.missing(label) }]),
) as Record<keyof typeof fields, { missing: string }>; // `as`: one per name of that very object

/** A SKU or barcode that another product has: said beside what was typed. */
function takenField({ code, message }: Refusal): { sku?: string; barcode?: string } | undefined {
  if (code === 'sku-taken') return { sku: message };
  return code === 'barcode-taken' ? { barcode: message } : undefined;
}

/** Every field of a product. What is not the operator's to change is shown and cannot be typed into. */
export function ProductForm(props: ProductFormProps) {
  const { known, name = '', places, label, onSave, onRefusal, notice, saved } = props;
  const { permissions } = useMe();
  const mayAll = permissions.includes('products');
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(() => draftOf(known));
  const [draft, setDraft] = useState(name === '' ? start : { ...start, product_name: name });
  const change = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  const { errors, check, show, clear } = useFieldErrors(fieldTexts);
  const { pending, failure, submit } = useSubmit((refusal) => {
    const wrong = takenField(refusal) ?? refusedFields(refusal, fields);
    if (!wrong || !form.current) return onRefusal?.(refusal) ?? false;
    show(form.current, wrong);
    return true;
  });
  const changes = changedFields(start, draft);
  const unsaved = fieldLabels.filter(([name]) => name in changes).map(([, label]) => label);
  const isChanged = unsaved.length > 0;
  const formId = useId();
  const brand = places.brands.find(({ id }) => String(id) === draft.brand_id);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget, draftErrors(draft))) return;
    const saved = draft;
    submit(async () => {
      await onSave(changes);
      setStart(saved);
    });
  }

  const shared = { draft, change, errors, readOnly: !mayAll };
  const basics = <BasicFields {...shared} places={places} />;
  return (
    <>
      <div className={classes(styles.columns, !known && styles.new)}>
        {props.daily && <div className={styles.daily}>{props.daily}</div>}
        <form
          ref={form}
          id={formId}
          className={classes(styles.form, formStyles.marksRequired)}
          noValidate
          method="post"
          autoComplete="off"
          onSubmit={onSubmit}
          onChange={clear}
        >
          {notice}
          {saved && !isChanged && <Notice tone="success">{t.saved}</Notice>}
          {!mayAll && <Notice tone="info">{t.staffOnly}</Notice>}
          <p className={formStyles.note}>{partTexts.requiredHint}</p>
          {/* Prices change daily, the rest of a known product hardly ever. */}
          {!known && basics}
          <PackFields {...shared} />
          {known && basics}
          <SellingFields {...shared} known={known} />
          <UnsavedGuard when={isChanged && !pending} />
        </form>
        <div className={styles.side}>
          {mayAll && (
            <div className={styles.picture}>
              <PictureField
                name={draft.image_name}
                onChange={(image_name) => change({ image_name })}
              />
            </div>
          )}
          <Panel title={t.preview}>
            <ProductPreview draft={draft} />
            <Fold summary={t.previewPage}>
              <PagePreview draft={draft} brand={brand?.name ?? ''} />
            </Fold>
          </Panel>
          {props.children}
        </div>
      </div>
      {/* Of the whole screen, so that it stays in sight beside the picture and the stock too. */}
      <ActionBar
        failure={failure}
        label={isChanged ? partTexts.unsaved(unsaved) : known ? t.allSaved : ''}
      >
        <Button type="submit" form={formId} aria-disabled={pending || !isChanged}>
          {pending ? t.saving : label}
        </Button>
      </ActionBar>
    </>
  );
}
