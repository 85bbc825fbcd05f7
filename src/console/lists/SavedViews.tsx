import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { ChipLinks } from '#console/components/ChipLinks.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { useReadAndClose } from '#console/components/use-read-and-close.ts';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { SavedViewWire } from '#contract/console/saved-views.ts';
import { type SavedViewList, viewQuery } from '#domain/operators/saved-views.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './SavedViews.module.css';

type SavedViewsProps = { list: SavedViewList; views: readonly SavedViewWire[] };

/** Filters under a name, one tap each; the present ones can be kept, the chosen ones deleted. */
export function SavedViews({ list, views }: SavedViewsProps) {
  const query = viewQuery(useLocation().search);
  const { revalidate } = useRevalidator();
  const [naming, setNaming] = useState(false);
  const [deleted, setDeleted] = useState<SavedViewWire>();
  const { failure, submit } = useSubmit();
  const current = views.find((view) => view.query === query);
  const remove = (view: SavedViewWire) =>
    submit(async () => {
      await consoleCall('deleteSavedView', { id: view.id });
      setDeleted(view);
      await revalidate();
    });
  // Saved anew, it is the current view again, and the offer to undo goes.
  const restore = ({ name, query }: SavedViewWire) =>
    submit(async () => {
      await consoleCall('saveView', { list, name, query });
      await revalidate();
    });
  if (views.length === 0 && query === '') return null;
  return (
    <div className={`row ${styles.views}`}>
      {views.length > 0 && (
        <ChipLinks
          label={t.savedViews}
          links={views.map((view) => ({
            search: `?${view.query}`,
            text: view.name,
            isCurrent: view === current,
          }))}
        />
      )}
      {current && (
        <IconButton
          icon="trash"
          label={t.deleteView(current.name)}
          onClick={() => remove(current)}
        />
      )}
      {!current && query !== '' && (
        <Button look="quiet" className={styles.save} onClick={() => setNaming(true)}>
          {t.saveView}
        </Button>
      )}
      {!current && deleted?.query === query && (
        <p className={`muted ${styles.deleted}`} role="status">
          {t.viewDeleted(deleted.name)}
          <Button look="quiet" className={styles.save} autoFocus onClick={() => restore(deleted)}>
            {t.undo}
          </Button>
        </p>
      )}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {naming && <SaveViewDialog list={list} query={query} onClose={() => setNaming(false)} />}
    </div>
  );
}

type SaveViewDialogProps = { list: SavedViewList; query: string; onClose: () => void };

function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
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
