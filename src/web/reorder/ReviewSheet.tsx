import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatPaise } from '#domain/money/money.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { reorder as t } from '#web/messages/en/reorder.ts';
import { cartPath } from '#web/paths/paths.ts';
import { AddManyAlert } from './AddManyAlert.tsx';
import styles from './Reorder.module.css';
import { ReviewLines } from './ReviewLines.tsx';
import { type OfferedLine, offerTotalPaise } from './reorder-line.ts';
import { useAddMany } from './use-add-many.ts';

type ReviewSheetProps = {
  title: string;
  lead?: string;
  lines: readonly OfferedLine[];
  onClose: () => void;
};

/** Shows what will be added and what will not before anything is; then adds it in one request. */
export function ReviewSheet({ title, lead, lines, onClose }: ReviewSheetProps) {
  const navigate = useNavigate();
  const adding = useAddMany();
  /** After it was sent: why the server left lines out, by their ids. */
  const [reasons, setReasons] = useState<ReadonlyMap<number, string>>();
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const available = lines.filter(({ offer }) => offer.packs > 0);
  const coming = available.filter(({ line }) => !leftOut.includes(line.id));
  const rest = lines.filter(({ offer }) => offer.packs === 0);

  function toggle(id: number): void {
    setLeftOut(leftOut.includes(id) ? leftOut.filter((one) => one !== id) : [...leftOut, id]);
  }

  async function add(): Promise<void> {
    const results = await adding.add(coming);
    if (!results) return;
    const refused = results.flatMap((result, i): [number, string][] => {
      const id = coming[i]?.line.id;
      return result.code === undefined || id === undefined ? [] : [[id, result.message ?? '']];
    });
    if (refused.length === 0) await navigate(cartPath);
    else setReasons(new Map(refused));
  }

  const left = coming.filter(({ line }) => reasons?.has(line.id));
  return (
    <Sheet
      open
      title={title}
      closeLabel={t.close}
      onClose={onClose}
      footer={
        reasons ? (
          <Link className={buttonClass('primary', styles.whole)} to={cartPath}>
            {t.toCart}
          </Link>
        ) : (
          <ReviewFoot lines={coming} busy={adding.busy.length > 0} onAdd={add} onClose={onClose} />
        )
      }
    >
      {reasons ? (
        <>
          <p role="status">{t.someLeft(coming.length - left.length, coming.length)}</p>
          <ReviewLines title={t.notAdded} lines={left} reasons={reasons} />
        </>
      ) : (
        <>
          {lead !== undefined && <p>{lead}</p>}
          {available.length === 0 && <p>{t.nothing}</p>}
          <ReviewLines title={t.notAdded} lines={rest} />
          <ReviewLines title={t.willAdd} lines={available} leftOut={leftOut} onToggle={toggle} />
        </>
      )}
      <AddManyAlert adding={adding} />
    </Sheet>
  );
}

type FootProps = {
  lines: readonly OfferedLine[];
  busy: boolean;
  onAdd: () => void;
  onClose: () => void;
};

function ReviewFoot({ lines, busy, onAdd, onClose }: FootProps) {
  const packs = lines.reduce((sum, { offer }) => sum + offer.packs, 0);
  const paise = lines.reduce((sum, { offer }) => sum + offerTotalPaise(offer), 0);
  return (
    <div className={styles.foot}>
      <p className={styles.total}>
        {t.total} <strong>{formatPaise(paise)}</strong>
      </p>
      <Button look="secondary" onClick={onClose}>
        {t.cancel}
      </Button>
      {packs > 0 && (
        <Button aria-disabled={busy} onClick={busy ? undefined : onAdd}>
          {busy ? t.adding : t.add(packs)}
        </Button>
      )}
    </div>
  );
}
