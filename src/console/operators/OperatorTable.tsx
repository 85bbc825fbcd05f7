import table from '#console/components/table.module.css';
import { useMe } from '#console/data/use-me.ts';
import { roleNames } from '#console/messages/account.ts';
import { operatorTexts as t } from '#console/messages/operators.ts';
import type { OperatorWire } from '#contract/console/operators.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { BreakableName } from '#ui/BreakableName.tsx';
import { Button } from '#ui/Button.tsx';

type OperatorTableProps = { operators: OperatorWire[]; onEdit: (operator: OperatorWire) => void };

export function OperatorTable({ operators, onEdit }: OperatorTableProps) {
  const me = useMe();
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.status}</th>
            <th scope="col">{t.role}</th>
            <th scope="col">{t.email}</th>
            <th scope="col">{t.totp}</th>
            <th scope="col">{t.lastSeen}</th>
            <th scope="col">
              <span className="visually-hidden">{t.edit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {operators.map((operator) => (
            <Row
              key={operator.id}
              operator={operator}
              isMe={operator.id === me.id}
              onEdit={() => onEdit(operator)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { operator: OperatorWire; isMe: boolean; onEdit: () => void };

function Row({ operator, isMe, onEdit }: RowProps) {
  const { name, active, role, email, totp, last_seen_at } = operator;
  return (
    <tr>
      <td className={table.strong}>
        {name} {isMe && <Badge>{t.you}</Badge>}
      </td>
      <td className={table.phoneEnd}>
        <Badge tone={active ? 'brand' : 'quiet'}>{active ? t.active : t.inactive}</Badge>
      </td>
      <td className={table.whole}>{roleNames[role]}</td>
      <td className={table.whole}>
        <BreakableName text={email} />
      </td>
      <td className={table.whole} data-label={t.totp}>
        {totp ? t.on : t.off}
      </td>
      <td data-label={t.lastSeen}>
        {last_seen_at === null ? t.never : formatRecent(last_seen_at, Date.now())}
      </td>
      <td className={table.end}>
        <Button look="quiet" aria-label={t.editLabel(name)} onClick={onEdit}>
          {t.edit}
        </Button>
      </td>
    </tr>
  );
}
