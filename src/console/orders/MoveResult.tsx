import { orderTexts as t } from '#console/messages/orders.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './MoveResult.module.css';

type MoveResultProps = { result: ConsoleOutput<'moveOrders'>; onClose: () => void };

/** What became of each order of a bulk move. */
export function MoveResult({ result: { moved, refused }, onClose }: MoveResultProps) {
  return (
    <Dialog
      title={t.resultTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t.ok}</Button>}
    >
      <p>{t.movedCount(moved.length)}</p>
      {refused.length > 0 && (
        <>
          <p>{t.refusedCount(refused.length)}</p>
          <ul className={`stack gap-1 ${styles.refused}`}>
            {refused.map(({ id, message }) => (
              <li key={id}>{t.refusedOrder(id, message)}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
