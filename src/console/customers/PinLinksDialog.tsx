import { useState } from 'react';
import { consoleFile } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { pinLinkTexts as t } from '#console/messages/pin-links.ts';
import type { PinLinkWire } from '#contract/console/customers.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatDay } from '#domain/india/indian-time.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './PinLinks.module.css';

type Made = ConsoleOutput<'makePinLinks'>;

type PinLinksDialogProps = {
  made: Made;
  /** For customers who were left out because they have a PIN. */
  onMore: (ids: number[]) => void;
  onClose: () => void;
};

/** Links that are shown only now: as slips on paper, or one by one to each shopkeeper's own number. */
export function PinLinksDialog({ made, onMore, onClose }: PinLinksDialogProps) {
  const { links, until, left_out } = made;
  const { pending, failure, submit } = useSubmit();
  const print = () => submit(async () => saveFile(await slipsOf(links)));
  return (
    <Dialog
      title={t.title(links.length)}
      closeLabel={t.close}
      onClose={onClose}
      actions={
        links.length > 0 && (
          <Button aria-disabled={pending} onClick={print}>
            {pending ? t.printing : t.print}
          </Button>
        )
      }
    >
      <div className="stack gap-3">
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {links.length > 0 && <p className="muted">{t.hint(formatDay(until))}</p>}
        <LeftOut leftOut={left_out} onMore={onMore} />
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link) => (
              <SharedLink key={link.customer_id} link={link} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function tokenOf({ path }: PinLinkWire): string {
  return new URL(path, location.origin).searchParams.get('token') ?? '';
}

function slipsOf(links: readonly PinLinkWire[]): Promise<Blob> {
  const tokens = links.map((link) => ({ customer_id: link.customer_id, token: tokenOf(link) }));
  return consoleFile('drawPinSlips', { links: tokens, origin: location.origin });
}

/** As a download: a tab that opens after an answer is taken for a pop-up. */
function saveFile(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = t.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

function SharedLink({ link }: { link: PinLinkWire }) {
  const [isSent, setSent] = useState(false);
  const { firm_name, owner_name, mobile, path, message } = link;
  const text = message.replace(path, () => location.origin + path);
  return (
    <li className={`row between ${styles.link}`}>
      <span className="breakable">
        <span className="strong">{firm_name}</span>
        <span className={`muted ${styles.owner}`}>
          {owner_name} · <span className={styles.mobile}>{formatMobile(mobile)}</span>
        </span>
      </span>
      <a
        className={buttonClass(isSent ? 'quiet' : 'secondary', styles.send)}
        href={`https://wa.me/91${mobile}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t.sendTo(firm_name, isSent)}
        onClick={() => setSent(true)}
      >
        {isSent ? t.again : t.whatsApp}
      </a>
    </li>
  );
}

type LeftOutProps = { leftOut: Made['left_out']; onMore: (ids: number[]) => void };

/** An owner makes new links also for those who have a PIN. */
function LeftOut({ leftOut, onMore }: LeftOutProps) {
  const isOwner = useMe().role === 'owner';
  const withPin = leftOut.filter(({ why }) => why === 'has-pin').map((one) => one.customer_id);
  if (leftOut.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{t.leftOut(leftOut.length)}</summary>
      <ul className={`stack gap-1 ${styles.leftOut}`}>
        {leftOut.map(({ customer_id, firm_name, why }) => (
          <li key={customer_id}>{t.why(firm_name, why)}</li>
        ))}
      </ul>
      {isOwner && withPin.length > 0 && (
        <Button look="quiet" onClick={() => onMore(withPin)}>
          {t.withPin(withPin.length)}
        </Button>
      )}
    </details>
  );
}
