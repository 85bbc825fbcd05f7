import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { roleNames, accountTexts as t } from '#console/messages/account.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { SessionWire } from '#contract/console/account.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './AccountScreen.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { deviceName } from './device-name.ts';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

export function loader({ request }: { request: Request }) {
  return consoleCall('listSessions', {}, request.signal);
}

export function Component() {
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead title={t.title} />
      <div className={`stack gap-4 ${styles.panels}`}>
        <div className={`stack gap-4 ${styles.column}`}>
          <Profile />
          <SecondFactor />
          <ChangePassword />
        </div>
        <Sessions sessions={sessions} />
      </div>
    </>
  );
}

function Profile() {
  const me = useMe();
  const navigate = useNavigate();
  const { pending, failure, submit } = useSubmit();
  const signOut = () =>
    submit(async () => {
      await consoleCall('signOut', {});
      navigate('/sign-in');
    });
  return (
    <Panel
      title={me.name}
      action={
        <Button look="quiet" aria-disabled={pending} onClick={signOut}>
          {shellTexts.signOut}
        </Button>
      }
    >
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <dl className={styles.facts}>
        <dt>{t.email}</dt>
        <dd>{me.email}</dd>
        <dt>{t.role}</dt>
        <dd>{roleNames[me.role]}</dd>
      </dl>
    </Panel>
  );
}

function Sessions({ sessions }: { sessions: SessionWire[] }) {
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

// With the drawing of QR codes, which few need and seldom.
const SwitchOnDialog = lazy(() => import('./SwitchOnDialog.tsx'));

function SecondFactor() {
  const { totp, recovery_codes_left } = useMe();
  const { revalidate } = useRevalidator();
  const [switching, setSwitching] = useState<'on' | 'off'>();
  function close() {
    setSwitching(undefined);
    revalidate();
  }
  return (
    <Panel
      title={t.totpTitle}
      action={
        <Button look="secondary" onClick={() => setSwitching(totp ? 'off' : 'on')}>
          {totp ? t.switchOff : t.switchOn}
        </Button>
      }
    >
      <p className="muted">{totp ? t.totpOn(recovery_codes_left) : t.totpOff}</p>
      {switching === 'off' && <SwitchOffDialog onClose={close} />}
      {switching === 'on' && (
        <Suspense>
          <SwitchOnDialog onClose={close} />
        </Suspense>
      )}
    </Panel>
  );
}

function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  async function stop(password: string, totp?: string) {
    await consoleCall('stopTotp', { password, totp });
    onClose();
  }
  return (
    <Dialog title={t.totpTitle} closeLabel={shellTexts.close} onClose={onClose}>
      <OwnPasswordForm text={t.offText} label={t.switchOff} withCode onPassword={stop} />
    </Dialog>
  );
}
