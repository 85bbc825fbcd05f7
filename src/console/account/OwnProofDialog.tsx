import { accountTexts as t } from '#console/messages/account.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';
import { type AskedProof, isAboutOwnProof } from './own-proof.ts';

type OwnProofDialogProps = { asked: AskedProof; text: string; onClose: () => void };

/** Over a form: sends it again with one's own password; what is wrong with the form itself is said there. */
export function OwnProofDialog({ asked, text, onClose }: OwnProofDialogProps) {
  async function confirm(own_password: string, totp?: string) {
    try {
      await asked.send({ own_password, ...(totp ? { totp } : {}) });
    } catch (error) {
      if (isAboutOwnProof(error)) throw error;
      asked.fail(error);
    }
    onClose();
  }
  function cancel() {
    asked.cancel();
    onClose();
  }
  return (
    <Dialog title={t.proofTitle} closeLabel={shellTexts.close} onClose={cancel}>
      <OwnPasswordForm text={text} label={t.proofConfirm} withCode onPassword={confirm} />
    </Dialog>
  );
}
