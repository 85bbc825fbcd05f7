import { Link } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { formatRupees } from '#console/components/money.ts';
import type { Preview } from '#console/components/use-preview.ts';
import { phoneOrderTexts as t } from '#console/messages/phone-order.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Draft } from './draft.ts';
import styles from './NewOrderScreen.module.css';
import type { usePlaceOrder } from './use-place-order.ts';

type PlaceBarProps = {
  draft: Draft;
  preview: Preview<'previewOrderFor'>;
  placing: ReturnType<typeof usePlaceOrder>;
  onPlace: () => void;
};

/** How far it is, what went wrong, and the one button, always in sight. */
export function PlaceBar({ draft, preview, placing, onPlace }: PlaceBarProps) {
  const { pending, placedId } = placing;
  const failure = placing.failureOf(draft) ?? preview.failure;
  const total = preview.preview?.totals.total_to_pay;
  const label =
    total === undefined ? {} : { label: t.counted(draft.lines.length, formatRupees(total)) };
  return (
    <>
      <div className={styles.failure}>
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {placedId !== undefined && (
          <Link className={buttonClass('secondary')} to={`/orders/${placedId}`}>
            {t.showPlaced(placedId)}
          </Link>
        )}
      </div>
      <ActionBar {...label}>
        <Button className={styles.place} aria-disabled={pending} onClick={onPlace}>
          {pending ? t.placing : t.place}
        </Button>
      </ActionBar>
    </>
  );
}
