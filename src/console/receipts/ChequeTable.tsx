import { formatRupees } from '#console/components/money.ts';
import { RowLink } from '#console/components/Table.tsx';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import type { useSelection } from '#console/components/use-selection.ts';
import { receiptTexts, chequeTexts as t } from '#console/messages/receipts.ts';
import type { ChequeWire } from '#contract/console/receipt-list.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { formatTypedDay } from '#domain/india/typed-day.ts';
import { isUncleared } from '#domain/payments/receipts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './Cheques.module.css';

type Selection = ReturnType<typeof useSelection<ChequeWire>>;

type ChequeTableProps = {
  cheques: ChequeWire[];
  selection: Selection;
  onBounce: (cheque: ChequeWire) => void;
};

export function ChequeTable({ cheques, selection, onBounce }: ChequeTableProps) {
  const canMove = cheques.some(({ cheque_state }) => isUncleared(cheque_state));
  const tickAll = { checked: selection.isWhole, onChange: selection.toggleShown };
  const today = dayInIndia(new Date().toISOString());
  return (
    <TableFrame
      className={classes(styles.cheques, !canMove && styles.still)}
      above={
        canMove && (
          <label className={classes(styles.all, table.phoneOnly)}>
            <input type="checkbox" {...tickAll} />
            {t.selectAll}
          </label>
        )
      }
      heads={[
        canMove && {
          head: <input type="checkbox" aria-label={t.selectAll} {...tickAll} />,
          className: styles.tick,
        },
        t.number,
        receiptTexts.firm,
        t.dueOn,
        receiptTexts.number,
        figure(receiptTexts.amount),
        canMove && '',
      ]}
    >
      {cheques.map((cheque) => (
        <tr key={cheque.id} className={classes(selection.has(cheque.id) && styles.ticked)}>
          {canMove && (
            <td className={styles.tick}>
              <label className={`center ${styles.target}`}>
                <input
                  type="checkbox"
                  aria-label={t.select(cheque.reference)}
                  checked={selection.has(cheque.id)}
                  onChange={() => selection.toggle(cheque)}
                />
              </label>
            </td>
          )}
          <Cells cheque={cheque} today={today} />
          {canMove && (
            <td className={styles.bounce}>
              <Button look="quietDanger" onClick={() => onBounce(cheque)}>
                {t.bounce}
              </Button>
            </td>
          )}
        </tr>
      ))}
    </TableFrame>
  );
}

function Cells({ cheque, today }: { cheque: ChequeWire; today: string }) {
  const { id, number, reference, bank, firm_name, bounces, due_date, amount } = cheque;
  const isNow = due_date <= today && isUncleared(cheque.cheque_state);
  return (
    <>
      <td className={styles.number}>
        <RowLink to={`/money/receipts/${id}`}>
          {reference || (number ?? receiptTexts.noNumber(id))}
        </RowLink>{' '}
        <span className={table.muted}>{bank}</span>
      </td>
      <td className={styles.firm}>
        {firm_name} {bounces > 0 && <Badge tone="danger">{t.bounces(bounces)}</Badge>}
      </td>
      <td className={classes(styles.day, isNow && styles.now)}>
        {isNow ? t.today : t.from(formatTypedDay(due_date))}
      </td>
      <td className={classes(table.muted, styles.paper)}>{number}</td>
      <td className={classes(table.number, table.strong, styles.amount)}>{formatRupees(amount)}</td>
    </>
  );
}
