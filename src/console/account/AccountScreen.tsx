import { useLoaderData, useNavigate } from 'react-router';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { roleNames, accountTexts as t } from '#console/messages/account.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './AccountScreen.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

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
