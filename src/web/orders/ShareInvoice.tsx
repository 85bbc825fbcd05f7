import { useState } from 'react';
import { browserLog } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { sharePath } from '#ui/rare-icons.ts';
import { browserCall } from '#web/data/api.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { shareInvoice as t } from '#web/messages/en/share-invoice.ts';
import { formatDay } from '#web/messages/format-dates.ts';
import { shareLink } from '#web/paths/share-link.ts';
import { sharedUrl } from '#web/paths/shared-url.ts';
import { whatsAppLink } from '#web/paths/whatsapp-link.ts';
import styles from './ShareInvoice.module.css';

type Invoice = { id: number; number: string; total: number };
type Link = { path: string; expires_at: string };

/** A link to the invoice for whoever needs it without signing in, as the accountant: made when it is asked for. */
export function ShareInvoice({ invoice }: { invoice: Invoice }) {
  const [link, setLink] = useState<Link>();
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);

  async function ask<T>(work: () => Promise<T>, done: (answer: T) => void) {
    if (busy) return;
    setBusy(true);
    setWord('');
    try {
      done(await work());
    } catch (error) {
      browserLog('share invoice', error);
      setWord((isRefusal(error) && error.message) || t.failed);
    }
    setBusy(false);
  }

  const { id } = invoice;
  const open = () => ask(() => browserCall('shareInvoice', { id }), setLink);
  const stop = () =>
    ask(
      () => browserCall('unshareInvoice', { id }),
      () => {
        setLink(undefined);
        setWord(t.stopped);
      },
    );
  return (
    <>
      <Button look="secondary" aria-disabled={busy} onClick={open}>
        <PathIcon path={sharePath} small />
        {t.share}
      </Button>
      <p className={`muted ${styles.word}`} role="status">
        {link === undefined && word}
      </p>
      {link !== undefined && (
        <ShareDialog
          invoice={invoice}
          link={link}
          word={word}
          onWord={setWord}
          onStop={stop}
          onClose={() => setLink(undefined)}
        />
      )}
    </>
  );
}

type ShareDialogProps = {
  invoice: Invoice;
  link: Link;
  word: string;
  onWord: (word: string) => void;
  onStop: () => void;
  onClose: () => void;
};

function ShareDialog({ invoice, link, word, onWord, onStop, onClose }: ShareDialogProps) {
  const root = useRootData();
  const shop = root?.settings?.shop_name ?? '';
  const title = t.text(invoice.number, shop, formatPaise(rupeesToPaise(invoice.total)));
  const url = sharedUrl(root?.origin, link.path);

  async function send() {
    try {
      if ((await shareLink({ title, url })) === 'copied') onWord(t.copied);
    } catch (error) {
      browserLog('share', error);
      onWord(t.notCopied);
    }
  }

  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <Dialog title={t.title(invoice.number)} closeLabel={t.close} onClose={onClose}>
      <p>{t.whoever(formatDay(link.expires_at))}</p>
      <div className={styles.ways}>
        <a
          className={buttonClass('primary')}
          href={whatsAppLink(`${title}\n${url}`)}
          target="_blank"
          rel="noreferrer"
        >
          {t.whatsApp}
        </a>
        <a className={buttonClass('secondary')} href={mail}>
          {t.mail}
        </a>
        <Button look="secondary" onClick={send}>
          {t.others}
        </Button>
        <Button look="quiet" onClick={onStop}>
          {t.stop}
        </Button>
      </div>
      <p className={`muted ${styles.word}`} role="status">
        {word}
      </p>
    </Dialog>
  );
}
