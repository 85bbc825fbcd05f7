import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { noReason } from '#console/components/ToldReason.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { pickingTexts as t } from '#console/messages/picking.ts';
import { type Reason, reasonTexts } from '#console/messages/reasons.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { packCount, packName } from '#domain/catalogue/pack-texts.ts';
import { englishMissing } from '#domain/orders/missing-words.ts';
import { missingReasons } from '#domain/orders/picking.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Quantity } from '#ui/Quantity.tsx';
import styles from './PickDialog.module.css';

/** A line of an order, as it was read. */
export type PickTarget = {
  order: number;
  version: number;
  line: {
    id: number;
    product_name: string;
    packaging: string;
    set_qty: number;
    variant_qty: number;
    picked: number;
    missing_reason: string;
  };
};

type PickDialogProps = { targets: readonly PickTarget[]; onClose: () => void };

/** How many packs of a product are there; the reason why others are not is the tap that keeps it. */
export function PickDialog({ targets, onClose }: PickDialogProps) {
  const { revalidate } = useRevalidator();
  const { pending, failure, submit } = useSubmit();
  const [counts, setCounts] = useState(() => firstCounts(targets));
  const [words, setWords] = useState<Reason>();
  const name = targets[0]?.line.product_name ?? '';
  const isShort = targets.some(({ line }) => pickedOf(line, counts) < line.variant_qty);
  const wasShort = targets.some(({ line }) => line.picked < line.variant_qty);

  const save = (reason: string, reason_hi = '') =>
    submit(async () => {
      try {
        for (const [id, some] of Map.groupBy(targets, ({ order }) => order)) {
          const lines = some.map(({ line }) => ({
            ...{ line_id: line.id, picked: pickedOf(line, counts) },
            ...{ reason, reason_hi },
          }));
          await consoleCall('pickOrder', { id, version: some[0]?.version ?? 0, lines });
        }
        onClose();
      } finally {
        await revalidate(); // somebody else may have changed it: what is shown is what stands
      }
    });

  function saveWords(event: FormEvent) {
    event.preventDefault();
    if (words?.reason.trim()) save(words.reason, words.reason_hi);
  }

  return (
    <Dialog title={t.shortTitle(name)} closeLabel={shellTexts.close} onClose={onClose}>
      <div className="stack gap-4">
        {targets.map(({ order, line }) => (
          <Counted
            key={line.id}
            order={targets.length > 1 ? order : undefined}
            line={line}
            picked={pickedOf(line, counts)}
            busy={pending}
            onCount={(packs) => setCounts({ ...counts, [line.id]: packs })}
          />
        ))}
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {isShort && (
          <fieldset className={styles.reasons}>
            <legend className={`caption ${styles.why}`}>{t.whyHint}</legend>
            {missingReasons.map((reason) => (
              <Button
                key={reason}
                look="secondary"
                aria-disabled={pending}
                onClick={() => save(reason)}
              >
                {sentence(englishMissing[reason])}
              </Button>
            ))}
            <Button
              look="secondary"
              aria-expanded={words !== undefined}
              onClick={() => setWords(words === undefined ? noReason : undefined)}
            >
              {t.other}
            </Button>
          </fieldset>
        )}
        {isShort && words !== undefined && (
          <form className="stack gap-2" method="post" noValidate onSubmit={saveWords}>
            <Field
              name="words"
              label={t.inWords}
              maxLength={200}
              autoComplete="off"
              autoFocus
              value={words.reason}
              onChange={({ target }) => setWords({ ...words, reason: target.value })}
            />
            <Field
              name="words_hi"
              label={reasonTexts.inHindi}
              hint={reasonTexts.hindiHint}
              lang="hi"
              maxLength={200}
              autoComplete="off"
              value={words.reason_hi}
              onChange={({ target }) => setWords({ ...words, reason_hi: target.value })}
            />
            <Button type="submit" aria-disabled={pending || words.reason.trim() === ''}>
              {t.save}
            </Button>
          </form>
        )}
        {!isShort && (
          <Button aria-disabled={pending} onClick={wasShort ? () => save('') : onClose}>
            {t.allThere}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type Line = PickTarget['line'];
type Counts = Readonly<Record<number, number>>;

/** Somebody may have taken packs out of the order meanwhile. */
function pickedOf({ id, picked, variant_qty }: Line, counts: Counts): number {
  return Math.min(counts[id] ?? picked, variant_qty);
}

/** Who opens it has found too few: of a single line one less is offered. */
function firstCounts(targets: readonly PickTarget[]): Counts {
  const [first, ...others] = targets;
  if (!first || others.length > 0) return {};
  const { id, picked, variant_qty } = first.line;
  return picked === variant_qty ? { [id]: picked - 1 } : {};
}

type CountedProps = {
  /** Where several orders want it. */
  order: number | undefined;
  line: Line;
  picked: number;
  busy: boolean;
  onCount: (packs: number) => void;
};

function Counted({ order, line, picked, busy, onCount }: CountedProps) {
  const { product_name, packaging, set_qty, variant_qty } = line;
  const pack = packName(packaging, set_qty);
  const missing = variant_qty - picked;
  return (
    <div className={styles.counted}>
      <p>
        <span className="strong">{order === undefined ? pack : t.ofOrder(order, pack)}</span>
        <br />
        <span className="muted">{t.ordered(packCount(variant_qty))}</span>
        {missing > 0 && <span className={styles.missing}>{t.missing(packCount(missing))}</span>}
      </p>
      <Quantity
        label={t.pickedOf(product_name)}
        value={packCount(picked)}
        lessLabel={t.less(product_name)}
        moreLabel={t.more(product_name)}
        canLess={picked > 0}
        canMore={picked < variant_qty}
        busy={busy}
        onLess={() => onCount(picked - 1)}
        onMore={() => onCount(picked + 1)}
      />
    </div>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
