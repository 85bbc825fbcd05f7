import { useRevalidator } from 'react-router';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import type { SessionWire } from '#contract/console/account.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './AccountScreen.module.css';
import { deviceName } from './device-name.ts';

export function Sessions({ sessions }: { sessions: SessionWire[] }) {
  const { revalidate } = useRevalidator();
  const { failure, submit } = useSubmit();
  const end = (id: number) =>
    submit(async () => {
      await consoleCall('endSession', { id });
      await revalidate();
    });
  return (
    <Panel title={t.sessionsTitle}>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <ul>
        {sessions.map((session) => (
          <Session key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
    </Panel>
  );
}

function Session({ session, onEnd }: { session: SessionWire; onEnd: () => void }) {
  const device = deviceName(session.user_agent) ?? t.unknownDevice;
  const now = Date.now();
  return (
    <li className={`row gap-3 ${styles.session}`}>
      <div className={styles.device}>
        <p>{device}</p>
        <p className="muted">
          {session.address} · {t.seen(formatRecent(session.last_seen_at, now))} ·{' '}
          {t.since(formatRecent(session.signed_in_at, now))}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="brand">{t.thisDevice}</Badge>
      ) : (
        <Button look="quiet" aria-label={t.endLabel(device)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}
