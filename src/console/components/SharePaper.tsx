import { useState } from 'react';
import { useSubmit } from '#console/data/use-submit.ts';
import { formatDay } from '#domain/india/indian-time.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

type Link = { path: string; expires_at: string };

type SharePaperProps = {
  title: string;
  /** What stands before the link in a message. */
  text: string;
  /** '': nobody's. */
  phone: string;
  texts: Readonly<{
    [name in 'share' | 'close' | 'whatsApp' | 'mail' | 'stop' | 'stopped']: string;
  }> & { whoever(day: string): string };
  onShare: () => Promise<Link>;
  onStop: () => Promise<unknown>;
};

/** A link for whoever needs a paper without signing in, to the customer's own WhatsApp by default. */
export function SharePaper({ title, text, phone, texts: t, onShare, onStop }: SharePaperProps) {
  const [link, setLink] = useState<Link>();
  const [isStopped, setStopped] = useState(false);
  const { pending, failure, submit } = useSubmit();
  const open = () =>
    submit(async () => {
      setStopped(false);
      setLink(await onShare());
    });
  const stop = () =>
    submit(async () => {
      await onStop();
      setLink(undefined);
      setStopped(true);
    });
  const message = link && `${text}\n${location.origin}${link.path}`;
  return (
    <>
      <Button look="secondary" aria-disabled={pending} onClick={open}>
        {t.share}
      </Button>
      {isStopped && <Notice tone="success">{t.stopped}</Notice>}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {link && message && (
        <Dialog
          title={title}
          closeLabel={t.close}
          onClose={() => setLink(undefined)}
          actions={
            <>
              <Button look="secondary" aria-disabled={pending} onClick={stop}>
                {t.stop}
              </Button>
              <a
                className={buttonClass('primary')}
                href={`https://wa.me/${phone && `91${phone}`}?text=${encodeURIComponent(message)}`}
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
              href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`}
            >
              {t.mail}
            </a>
          </p>
        </Dialog>
      )}
    </>
  );
}
