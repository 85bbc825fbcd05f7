import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { CallQuestion } from '#console/components/CallQuestion.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMay } from '#console/data/use-me.ts';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { EditWire } from '#contract/console/bulk-edit.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { changeWords } from './change-words.ts';
import { Pages, previewPageSize } from './EditPreview.tsx';
import styles from './EditProducts.module.css';
import { EditRows } from './EditRows.tsx';
import { EditState, editTime } from './EditState.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const [found, places] = await Promise.all([
    consoleCall(
      'getProductEdit',
      { id: Number(params.id), page, limit: previewPageSize },
      request.signal,
    ),
    consoleCall('listCategories', {}, request.signal),
  ]);
  return { ...found, places, page };
}

/** What a bulk edit did or will do, and the way back. */
export function Component() {
  const { edit, rows, places, page } = useLoaderData<typeof loader>();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const may = useMay();
  const { state, change, changed, problem } = edit;
  const isPrice = change.field === 'price' || change.field === 'mrp';
  const mayChange = isPrice || may('products');
  const hasProducts = state !== 'scheduled' && state !== 'failed';
  const isCleaned = hasProducts && rows.length === 0 && page === 1;
  const canTakeBack = mayChange && !isCleaned && (state === 'scheduled' || state === 'applied');
  return (
    <>
      <BackLink to="/products/edits">{t.allEdits}</BackLink>
      <ScreenHead title={changeWords(change, places)}>
        {canTakeBack && (
          <Button look="secondary" onClick={() => setAsking(true)}>
            {state === 'scheduled' ? t.cancel : t.undo}
          </Button>
        )}
      </ScreenHead>
      <p className={`muted ${styles.target}`}>
        <EditState state={state} />{' '}
        {t.facts([editTime(edit), t.products(changed), edit.operator_name])}
      </p>
      {problem !== '' && <Notice tone={state === 'failed' ? 'danger' : 'info'}>{problem}</Notice>}
      {isCleaned && <p className={`muted ${styles.target}`}>{t.rowsCleaned}</p>}
      {rows.length > 0 && (
        <section className={`stack ${styles.preview}`} aria-label={t.change}>
          {state === 'scheduled' && <p className="muted">{t.asOfNow}</p>}
          {state === 'cancelled' && <p className="muted">{t.wouldHave}</p>}
          {state === 'undone' && <p className="muted">{t.backAgain}</p>}
          <EditRows rows={rows} field={change.field} places={places} />
          <Pages of={changed} page={page} onPage={(to) => navigate(`?page=${to}`)} />
        </section>
      )}
      {asking && <TakeBackDialog edit={edit} onClose={() => setAsking(false)} />}
    </>
  );
}

type TakeBackDialogProps = { edit: EditWire; onClose: () => void };

/** Calls off what is scheduled, undoes what was applied. */
function TakeBackDialog({ edit: { id, changed, state }, onClose }: TakeBackDialogProps) {
  const isScheduled = state === 'scheduled';
  const [since, setSince] = useState<{ products: string[]; count: number }>();
  return (
    <CallQuestion
      title={isScheduled ? t.cancelTitle(changed) : t.undoTitle(changed)}
      text={isScheduled ? t.cancelDialog : t.undoDialog}
      keep={t.keep}
      yes={isScheduled ? t.cancel : t.undo}
      look={isScheduled ? 'danger' : 'primary'}
      onYes={() => consoleCall(isScheduled ? 'cancelProductEdit' : 'undoProductEdit', { id })}
      onRefusal={({ code, extra }) => {
        if (code === 'changed-since') {
          setSince(extra as unknown as { products: string[]; count: number }); // `as`: what that refusal carries
        }
        return false;
      }}
      onClose={onClose}
    >
      {since && <p>{t.changedSince(since.products, since.count)}</p>}
    </CallQuestion>
  );
}
