import { formatRupees } from '#console/components/money.ts';
import { HiddenHead } from '#console/components/Table.tsx';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import { phoneOrderTexts as t } from '#console/messages/phone-order.ts';
import type { PreviewWire } from '#contract/console/phone-order.ts';
import { packName } from '#domain/catalogue/pack-texts.ts';
import { formatPaise } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import fieldStyles from '#ui/Field.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './DraftLines.module.css';
import { amountPaise, type DraftLine, lineKey, packsIn } from './draft.ts';

type DraftLinesProps = {
  lines: readonly DraftLine[];
  preview: PreviewWire | undefined;
  onPacks: (key: string, packs: string) => void;
  onRemove: (key: string) => void;
};

export function DraftLines({ lines, preview, onPacks, onRemove }: DraftLinesProps) {
  const priced = new Map(preview?.lines.map((line) => [`${line.product_id} ${line.slot}`, line]));
  return (
    <TableFrame
      className={styles.table}
      heads={[
        t.product,
        figure(t.stock),
        figure(t.price),
        t.packs,
        figure(t.amount),
        { head: <HiddenHead>{t.removeHead}</HiddenHead> },
      ]}
    >
      {lines.map((line) => (
        <Line
          key={lineKey(line)}
          line={line}
          now={priced.get(lineKey(line))}
          onPacks={(packs) => onPacks(lineKey(line), packs)}
          onRemove={() => onRemove(lineKey(line))}
        />
      ))}
    </TableFrame>
  );
}

type LineProps = {
  line: DraftLine;
  now: PreviewWire['lines'][number] | undefined;
  onPacks: (packs: string) => void;
  onRemove: () => void;
};

function Line({ line, now, onPacks, onRemove }: LineProps) {
  const { product_name, sku, pack } = line;
  const price = now?.selling_price ?? pack.selling_price;
  const problem = packsIn(line.packs) === undefined ? t.packsWrong : now?.problem?.message;
  const problemId = `problem-${line.product_id}-${pack.slot}`;
  return (
    <tr>
      <td className={table.whole}>
        <p className="name">{product_name}</p>
        <p className={table.muted}>{[sku, packName(pack.packaging, pack.set_qty)].join(' · ')}</p>
        {price !== pack.selling_price && <p className={styles.changed}>{t.priceNow}</p>}
        {problem !== undefined && (
          <p id={problemId} className={fieldStyles.error}>
            {problem}
          </p>
        )}
      </td>
      <td className={classes(table.number, table.muted, table.desktopOnly)}>
        {now?.stock ?? line.stock}
      </td>
      <td className={classes(table.number, table.desktopOnly)}>{formatRupees(price)}</td>
      <td className={table.packs}>
        <input
          className={table.packsInput}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          aria-label={t.packsOf(product_name)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          value={line.packs}
          onChange={(event) => onPacks(event.target.value)}
        />
        <span className={table.muted}>× {pack.set_qty}</span>
      </td>
      <td className={table.number}>{formatPaise(amountPaise(line, price))}</td>
      <td className={table.end}>
        <IconButton icon="trash" label={t.remove(product_name)} onClick={onRemove} />
      </td>
    </tr>
  );
}
