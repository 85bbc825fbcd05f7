import { useState } from 'react';
import { formatRupees } from '#console/components/money.ts';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { shareInvoiceTexts as t } from '#console/messages/invoices.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatDay } from '#domain/india/indian-time.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

type Link = ConsoleOutput<'shareInvoice'>;
type Invoice = { id: number; number: string; total: number };

/** A link for whoever needs the invoice without signing in, to the customer's own WhatsApp by default. */
export function ShareInvoice({ invoice, phone }: { invoice: Invoice; phone: string }) {
  const { id, number, total } = invoice;
  const [link, setLink] = useState<Link>();
  const [isStopped, setStopped] = useState(false);
  const { pending, failure, submit } = useSubmit();
  const open = () =>
    submit(async () => {
      setStopped(false);
      setLink(await consoleCall('shareInvoice', { id }));
    });
  const stop = () =>
    submit(async () => {
      await consoleCall('unshareInvoice', { id });
      setLink(undefined);
      setStopped(true);
    });
  const text = link && `${t.text(number, formatRupees(total))}\n${location.origin}${link.path}`;
  return (
    <>
      <Button look="secondary" aria-disabled={pending} onClick={open}>
        {t.share}
      </Button>
      {isStopped && <Notice tone="success">{t.stopped}</Notice>}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {link && text && (
        <Dialog
          title={t.title(number)}
          closeLabel={t.close}
          onClose={() => setLink(undefined)}
          actions={
            <>
              <Button look="secondary" aria-disabled={pending} onClick={stop}>
                {t.stop}
              </Button>
              <a
                className={buttonClass('primary')}
                href={`https://wa.me/91${phone}?text=${encodeURIComponent(text)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t.whatsApp}
              </a>
            </>
          }
        >
          <p>{t.whoever(formatDay(link.expires_at))}</p>
          <p>
            <a className="breakable" href={link.path} target="_blank" rel="noreferrer">
              {location.origin}
              {link.path}
            </a>
          </p>
          <p>
            <a
              className={buttonClass('secondary')}
              href={`mailto:?subject=${encodeURIComponent(t.title(number))}&body=${encodeURIComponent(text)}`}
            >
              {t.mail}
            </a>
          </p>
        </Dialog>
      )}
    </>
  );
}
