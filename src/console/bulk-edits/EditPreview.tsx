import chips from '#console/components/chips.module.css';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import type { EditChange } from '#contract/console/bulk-edit.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import type { Places } from './change-words.ts';
import styles from './EditProducts.module.css';
import { EditRows } from './EditRows.tsx';

export const previewPageSize = 50;

const shownOutcomes = ['all', 'changed', 'unchanged', 'refused'] as const;

/** Which rows of the preview are in sight. */
export type PreviewView = { show: (typeof shownOutcomes)[number]; page: number };

type Counts = ConsoleOutput<'previewProductEdit'>;

type EditPreviewProps = {
  preview: Counts;
  isCurrent: boolean;
  field: EditChange['field'];
  places: Places;
  view: PreviewView;
  onView: (view: PreviewView) => void;
};

export function EditPreview(props: EditPreviewProps) {
  const { preview, isCurrent, field, places, view, onView } = props;
  const all = preview.changed + preview.unchanged + preview.refused;
  const countOf = (name: PreviewView['show']) => (name === 'all' ? all : preview[name]);
  const offered = shownOutcomes.filter(
    (name) => name === 'all' || name === view.show || countOf(name) > 0,
  );
  return (
    <div className={classes(!isCurrent && styles.stale)} aria-busy={!isCurrent}>
      <div className={`strip ${chips.chips}`}>
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            className={`chip ${chips.chip}`}
            aria-current={name === view.show || undefined}
            onClick={() => onView({ show: name, page: 1 })}
          >
            {t.outcome(t.outcomes[name], countOf(name))}
          </button>
        ))}
      </div>
      <EditRows rows={preview.rows} field={field} places={places} />
      <Pages
        of={countOf(view.show)}
        page={view.page}
        onPage={(page) => onView({ ...view, page })}
      />
    </div>
  );
}

type PagesProps = { of: number; page: number; onPage: (page: number) => void };

export function Pages({ of, page, onPage }: PagesProps) {
  if (of <= previewPageSize) return null;
  const last = Math.min(page * previewPageSize, of);
  return (
    <p className={`row ${styles.paging}`}>
      <Button look="quiet" aria-disabled={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
        {t.before}
      </Button>
      {t.page((page - 1) * previewPageSize + 1, last, of)}
      <Button
        look="quiet"
        aria-disabled={last === of}
        onClick={() => last < of && onPage(page + 1)}
      >
        {t.next}
      </Button>
    </p>
  );
}
