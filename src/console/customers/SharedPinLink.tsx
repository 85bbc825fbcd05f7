import { customerTexts as t } from '#console/messages/customers.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import styles from './SharedPinLink.module.css';

type SharedPinLinkProps = { link: ConsoleOutput<'makePinLink'>; onClose: () => void };

/** Sent to the shopkeeper's own number, or printed for the next tempo. */
export function SharedPinLink({ link, onClose }: SharedPinLinkProps) {
  const whole = location.origin + link.path;
  const text = link.message.replace(link.path, () => whole);
  const whatsApp = `https://wa.me/91${link.mobile}?text=${encodeURIComponent(text)}`;
  return (
    <Dialog
      title={t.shareTitle}
      closeLabel={t.close}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={() => window.print()}>
            {t.print}
          </Button>
          <a
            className={buttonClass('primary')}
            href={whatsApp}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t.whatsApp}
          </a>
        </>
      }
    >
      <div className={`stack gap-3 ${styles.sheet}`}>
        <p className={styles.text}>{text}</p>
        <QrCode text={whole} label={t.shareQr} />
      </div>
      <p className="muted">{t.shareHint}</p>
    </Dialog>
  );
}
