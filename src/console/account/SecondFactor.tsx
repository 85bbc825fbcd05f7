import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

// With the drawing of QR codes, which few need and seldom.
const SwitchOnDialog = lazy(() => import('./SwitchOnDialog.tsx'));

export function SecondFactor() {
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
