import { type Column, HiddenHead, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { notificationTexts as t } from '#console/messages/notifications.ts';
import type { NotificationWire } from '#contract/console/notifications.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';

const tones: Record<NotificationWire['state'], BadgeTone> = {
  scheduled: 'info',
  sent: 'brand',
  cancelled: 'outline',
};

const isDue = ({ send_at }: NotificationWire) => Date.parse(send_at) <= Date.now();
const canCancel = (one: NotificationWire) => one.state === 'scheduled' && !isDue(one);

const columns: Column<NotificationWire>[] = [
  {
    head: t.text,
    className: classes(table.whole, table.strong, table.longText),
    title: ({ text }) => text,
    cell: ({ text }) => text,
  },
  { head: t.to, className: table.oneLine, cell: ({ to, to_name }) => t.toWhom[to](to_name) },
  {
    head: t.state,
    className: table.phoneEnd,
    cell: (one) => (
      <Badge tone={tones[one.state]}>
        {one.state === 'scheduled' && isDue(one) ? t.underWay : t.states[one.state]}
      </Badge>
    ),
  },
  {
    head: t.when,
    className: table.oneLine,
    cell: ({ sent_at, send_at }) => formatRecent(sent_at ?? send_at, Date.now()),
  },
  {
    head: t.reached,
    label: t.reached,
    isNumber: true,
    className: ({ recipients }) => classes(recipients === null && table.desktopOnly),
    cell: ({ recipients }) => recipients ?? '',
  },
  {
    head: t.by,
    className: classes(table.muted, table.oneLine, table.desktopOnly),
    cell: ({ operator_name }) => operator_name,
  },
];

type NotificationTableProps = {
  notifications: readonly NotificationWire[];
  onCancel: (notification: NotificationWire) => void;
};

export function NotificationTable({ notifications, onCancel }: NotificationTableProps) {
  const cancelling: Column<NotificationWire> = {
    head: <HiddenHead>{t.cancel}</HiddenHead>,
    className: (one) => classes(table.end, !canCancel(one) && table.desktopOnly),
    cell: (one) =>
      canCancel(one) && (
        <Button look="quiet" onClick={() => onCancel(one)}>
          {t.cancel}
        </Button>
      ),
  };
  return (
    <TableCard columns={[...columns, cancelling]} rows={notifications} keyOf={({ id }) => id} />
  );
}
