import { type ReactNode, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { refusedFields } from '#client/use-field-errors.ts';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { BackLink } from '#console/components/BackLink.tsx';
import { usePreview } from '#console/components/use-preview.ts';
import { consoleCall } from '#console/data/api.ts';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { EditChange } from '#contract/console/bulk-edit.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import { changeWords } from './change-words.ts';
import { EditPreview, type PreviewView, previewPageSize } from './EditPreview.tsx';
import styles from './EditProducts.module.css';
import { changeOf, type EditDraft, newDraft } from './edit-draft.ts';
import { type EditTarget, editTargetOf } from './edit-target.ts';

export function loader({ request }: { request: Request }) {
  return consoleCall('listCategories', {}, request.signal);
}

const firstView: PreviewView = { show: 'all', page: 1 };

/** One change for many products, shown for each of them before it is made. */
export function Component() {
  const places = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const target = editTargetOf(search);
  const [draft, setDraft] = useState<EditDraft>(newDraft);
  const [view, setView] = useState(firstView);
  const [asked, setAsked] = useState<'now' | 'later'>();
  const change = changeOf(draft);
  const { preview, isCurrent, failure, refusal, again } = usePreview(
    'previewProductEdit',
    change && {
      ...{ ...target, change, page: view.page, limit: previewPageSize },
      ...(view.show === 'all' ? {} : { show: view.show }),
    },
  );
  const wrong = refusal && refusedFields(refusal, { value: t.values[draft.by] });
  const changed = preview?.changed ?? 0;
  const isReady = change !== undefined && isCurrent && changed > 0;

  function onChange(part: Partial<EditDraft>) {
    setDraft((now) => ({ ...now, ...part }));
    setView(firstView);
  }

  return (
    <>
      <BackLink to={target.ids ? '/products' : `/products?${search}`}>{t.back}</BackLink>
      <ScreenHead title={t.title} />
      <p className={`muted ${styles.target}`}>{targetWords(target, search)}</p>
      <ChangeFields draft={draft} change={onChange} places={places} valueError={wrong?.value} />
      <section className={`stack ${styles.preview}`} aria-label={t.preview}>
        {failure !== undefined && !wrong && <Failed text={failure} again={again} />}
        {preview && (
          <EditPreview
            {...{ preview, isCurrent, places, view }}
            field={draft.field}
            onView={setView}
          />
        )}
        {!preview && failure === undefined && <p className="muted">{t.start}</p>}
      </section>
      {preview && (
        <ActionBar
          label={changed === 0 ? t.nothing : t.willChange(changed)}
          hidesLabelOnPhone={changed > 0}
        >
          <Button
            look="secondary"
            aria-disabled={!isReady}
            onClick={() => isReady && setAsked('later')}
          >
            {t.later}
          </Button>
          <Button aria-disabled={!isReady} onClick={() => isReady && setAsked('now')}>
            {doWords(change, changed)}
          </Button>
        </ActionBar>
      )}
      {asked && change && preview && (
        <ApplyDialog
          {...{ target, change, preview, words: changeWords(change, places) }}
          isLater={asked === 'later'}
          onChanged={again}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Failed({ text, again }: { text: ReactNode; again: () => void }) {
  return (
    <Notice tone="danger">
      {text}{' '}
      <Button look="quiet" onClick={again}>
        {shellTexts.tryAgain}
      </Button>
    </Notice>
  );
}

/** What the button does, in numbers. */
function doWords(change: EditChange | undefined, changed: number): string {
  if (changed === 0) return t.now;
  return change?.field === 'hidden' && change.value ? t.hideMany(changed) : t.changeMany(changed);
}

function targetWords({ ids }: EditTarget, search: URLSearchParams): string {
  if (ids) return t.ofTicked(ids.length);
  return search.size > 0 ? t.ofFilters : t.ofAll;
}
