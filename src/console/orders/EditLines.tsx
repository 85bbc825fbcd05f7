import { formatRupees } from '#console/components/money.ts';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import { orderTexts } from '#console/messages/orders.ts';
import { packTexts as t } from '#console/messages/packs.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { packName } from '#domain/catalogue/pack-texts.ts';
import { classes } from '#ui/classes.ts';
import fieldStyles from '#ui/Field.module.css';
import styles from './EditLines.module.css';
import { arePacks, type TypedPacks } from './edit-packs.ts';

type Line = OrderDetailWire['lines'][number];

type EditLinesProps = {
  lines: readonly Line[];
  typed: TypedPacks;
  refused: { lineId: number; text: string } | undefined;
  onType: (lineId: number, packs: string) => void;
};

export function EditLines({ lines, typed, refused, onType }: EditLinesProps) {
  return (
    <TableFrame
      heads={[
        orderTexts.product,
        figure(orderTexts.stock),
        figure(orderTexts.price),
        orderTexts.quantity,
      ]}
    >
      {lines.map((line) => (
        <Row
          key={line.id}
          line={line}
          packs={typed[line.id] ?? ''}
          refusal={refused?.lineId === line.id ? refused.text : undefined}
          onType={(packs) => onType(line.id, packs)}
        />
      ))}
    </TableFrame>
  );
}

type RowProps = {
  line: Line;
  packs: string;
  refusal: string | undefined;
  onType: (packs: string) => void;
};

function Row({ line, packs, refusal, onType }: RowProps) {
  const { id, product_name, sku, packaging, set_qty, picked, stock, selling_price } = line;
  const problem = arePacks(packs) ? refusal?.replace(`${product_name}: `, '') : t.wrong;
  const was = packs.trim() === String(picked) ? undefined : t.was(picked);
  return (
    <tr>
      <td className={table.whole}>
        <p className={table.strong}>{product_name}</p>
        <p className={table.muted}>{[sku, packName(packaging, set_qty)].join(' · ')}</p>
        {problem !== undefined && (
          <p id={`problem-${id}`} className={fieldStyles.error}>
            {problem}
          </p>
        )}
      </td>
      <td
        className={classes(table.number, table.muted, styles.stock)}
        data-label={orderTexts.stock}
      >
        {stock}
      </td>
      <td className={classes(table.number, table.desktopOnly)}>
        {selling_price !== undefined && formatRupees(selling_price)}
      </td>
      <td className={table.packs}>
        <input
          className={table.packsInput}
          name={String(id)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={t.packsOf(product_name)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `problem-${id}`}
          value={packs}
          onChange={(event) => onType(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <span className={table.muted}>
          × {set_qty} {was}
        </span>
      </td>
    </tr>
  );
}
