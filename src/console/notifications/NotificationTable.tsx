import styles from '#console/components/offer-table.module.css';
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

type NotificationTableProps = {
  notifications: readonly NotificationWire[];
  onCancel: (notification: NotificationWire) => void;
};

export function NotificationTable({ notifications, onCancel }: NotificationTableProps) {
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t.text}</th>
            <th scope="col">{t.to}</th>
            <th scope="col">{t.state}</th>
            <th scope="col">{t.when}</th>
            <th scope="col" className={table.number}>
              {t.reached}
            </th>
            <th scope="col">{t.by}</th>
            <th scope="col">
              <span className="visually-hidden">{t.cancel}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {notifications.map((one) => (
            <Row key={one.id} notification={one} onCancel={() => onCancel(one)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ notification, onCancel }: { notification: NotificationWire; onCancel: () => void }) {
  const { text, to, to_name, state, send_at, sent_at, recipients } = notification;
  const isDue = Date.parse(send_at) <= Date.now();
  const isSending = state === 'scheduled' && isDue;
  const canCancel = state === 'scheduled' && !isDue;
  return (
    <tr>
      <td className={classes(table.whole, table.strong, table.longText)} title={text}>
        {text}
      </td>
      <td className={table.oneLine}>{t.toWhom[to](to_name)}</td>
      <td className={styles.state}>
        <Badge tone={tones[state]}>{isSending ? t.underWay : t.states[state]}</Badge>
      </td>
      <td className={table.oneLine}>{formatRecent(sent_at ?? send_at, Date.now())}</td>
      <td
        className={classes(table.number, recipients === null && table.desktopOnly)}
        data-label={t.reached}
      >
        {recipients ?? ''}
      </td>
      <td className={classes(table.muted, table.oneLine, table.desktopOnly)}>
        {notification.operator_name}
      </td>
      <td className={classes(table.end, !canCancel && table.desktopOnly)}>
        {canCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </td>
    </tr>
  );
}
