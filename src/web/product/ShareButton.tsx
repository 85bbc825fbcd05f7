import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useProductMessages } from '#web/messages/use-product-messages.ts';
import styles from './ShareButton.module.css';
import { shareLink } from './share-link.ts';

const noteMs = 3_000;

type ShareButtonProps = { name: string; className: string | undefined };

/** The device's own share sheet; where there is none the link is copied. */
export function ShareButton({ name, className }: ShareButtonProps) {
  const t = useProductMessages();
  const [note, setNote] = useState('');

  useEffect(() => {
    if (note === '') return;
    const timer = setTimeout(() => setNote(''), noteMs);
    return () => clearTimeout(timer);
  }, [note]);

  async function share() {
    try {
      const done = await shareLink({ title: name, url: location.origin + location.pathname });
      if (done === 'copied') setNote(t.linkCopied);
    } catch (error) {
      browserLog('share', error);
      setNote(t.linkNotCopied);
    }
  }

  return (
    <div className={classes(styles.share, className)}>
      <IconButton icon="share" label={t.share} onClick={share} />
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
}
