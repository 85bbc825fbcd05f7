import { conditionNames, takeBackTexts as t } from '#console/messages/returns.ts';
import type { InvoiceLineWire } from '#contract/invoice.ts';
import { packName } from '#domain/catalogue/pack-texts.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { goodsConditions } from '#domain/invoices/credit-value.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import fieldStyles from '#ui/Field.module.css';
import { Field } from '#ui/Field.tsx';
import styles from './Returns.module.css';
import { lineProblem, type TypedLine } from './typed-lines.ts';

type TakeBackLineProps = {
  line: InvoiceLineWire;
  typed: TypedLine;
  onType: (more: TypedLine) => void;
};

/** One line of an invoice: what of it comes back, and how it is. */
export function TakeBackLine({ line, typed, onType }: TakeBackLineProps) {
  const { line_id, product_name, sku, packaging, set_qty, units, returned } = line;
  const problem = lineProblem(line, typed);
  const worth = formatPaise(rupeesToPaise(line.total) - rupeesToPaise(line.credited));
  return (
    <div className={styles.line}>
      <div>
        <p className="strong">{unbrokenUnits(product_name)}</p>
        <p className="muted">{[sku, packName(packaging, set_qty)].join(' · ')}</p>
        <p className="muted">{t.left(units - returned, units, worth)}</p>
        {problem && (
          <p role="alert" className={fieldStyles.error}>
            {problem}
          </p>
        )}
      </div>
      <div className={styles.counts}>
        {goodsConditions.map((condition) => (
          <Field
            key={condition}
            name={`${line_id} ${condition}`}
            label={conditionNames[condition]}
            aria-label={t.unitsOf(conditionNames[condition], product_name)}
            inputMode="numeric"
            maxLength={7}
            value={typed[condition] ?? ''}
            aria-invalid={problem !== undefined || undefined}
            onChange={({ target }) => onType({ [condition]: target.value })}
          />
        ))}
        <Field
          name={`${line_id} price`}
          label={t.amount}
          aria-label={t.amountOf(product_name)}
          inputMode="decimal"
          maxLength={12}
          value={typed.price ?? ''}
          onChange={({ target }) => onType({ price: target.value })}
        />
        <Field
          name={`${line_id} batch`}
          label={t.batch}
          aria-label={t.batchOf(product_name)}
          maxLength={40}
          value={typed.batch ?? ''}
          onChange={({ target }) => onType({ batch: target.value })}
        />
      </div>
    </div>
  );
}
