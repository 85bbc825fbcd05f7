import { consoleCall } from '#console/data/api.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

export function SwitchOffDialog({ onClose }: { onClose: () => void }) {
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
