import type { PackSlot } from '#domain/catalogue/pricing.ts';
import { maxPacksPerLine } from '#domain/limits.ts';
import { formatPaise } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { reorder, quickOrder as t } from '#web/messages/en/reorder.ts';
import { packName } from '#web/messages/en/words.ts';
import { OfferFlags } from '#web/reorder/OfferFlags.tsx';
import { type OfferedLine, offerTotalPaise } from '#web/reorder/reorder-line.ts';
import { chosen, isAsked, type MatchedLine } from './matched-line.ts';
import { PackQuestion } from './PackQuestion.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import styles from './QuickOrder.module.css';
import type { QuickOrderControl } from './use-quick-order.ts';

type MatchedRowProps = {
  line: MatchedLine;
  offered: OfferedLine | undefined;
  control: QuickOrderControl;
};

/** One line: its product where that can be another one, its pack and how many, all to be changed. */
export function MatchedRow({ line, offered, control }: MatchedRowProps) {
  const { product } = line.chosen ?? {};
  if (!product || !offered) return null;
  const { pack, packs } = offered.offer;
  const isRefused = packs === 0 || line.reason !== undefined;
  return (
    <li className={classes('card', styles.line, (line.isGuess || isAsked(line)) && styles.guess)}>
      <ProductChoice line={line} onChoose={(other) => control.change(line.id, chosen(other))} />
      <IconButton
        className={styles.remove}
        icon="trash"
        label={t.remove(product.name)}
        onClick={() => control.remove(line.id)}
      />
      <div className={styles.amounts}>
        <PackChoice line={line} control={control} />
        <label className={styles.count}>
          <input
            className={classes(styles.field, styles.packs)}
            aria-label={t.packsOf(product.name)}
            inputMode="numeric"
            pattern="\d*"
            value={line.packs || ''}
            onChange={({ target }) => {
              const typed = Number(target.value.replace(/\D/g, ''));
              control.change(line.id, { packs: Math.min(typed, maxPacksPerLine) });
            }}
          />
          {t.packsUnit(line.packs)}
        </label>
        <strong className={styles.sum}>
          {isRefused ? '–' : formatPaise(offerTotalPaise(offered.offer))}
        </strong>
      </div>
      <div className={styles.notes}>
        {pack && (
          <p className="muted wrap">
            {packs > 0 && (
              <span>
                {t.inUnits(packs, packName(pack.packaging, pack.size), packs * pack.size)}
              </span>
            )}
            <span>{reorder.eachUnit(formatPaise(pack.pricePaise))}</span>
          </p>
        )}
        <OfferFlags offered={offered} />
        {line.packs === 0 && <p className={styles.reason}>{t.howMany}</p>}
        <PackQuestion line={line} control={control} />
        {line.reason !== undefined && <p className={styles.reason}>{line.reason}</p>}
      </div>
    </li>
  );
}

function PackChoice({ line, control }: Omit<MatchedRowProps, 'offered'>) {
  return (
    <select
      className={styles.field}
      aria-label={`${t.pack}, ${line.chosen?.product.name}`}
      value={line.slot ?? ''}
      onChange={
        ({ target }) => control.change(line.id, { slot: Number(target.value) as PackSlot }) // `as`: the options are slots
      }
    >
      {line.slot === undefined && <option value="">–</option>}
      {line.chosen?.product.packs.map((pack) => (
        <option key={pack.slot} value={pack.slot}>
          {packName(pack.packaging, pack.size)}
        </option>
      ))}
    </select>
  );
}
