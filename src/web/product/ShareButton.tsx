import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { formatPercent } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { PathIcon } from '#ui/Icon.tsx';
import { chatPath, sharePath } from '#ui/rare-icons.ts';
import type { Product } from '#web/catalogue/product.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { product as t } from '#web/messages/en/product.ts';
import { productPath } from '#web/paths/paths.ts';
import { shareLink } from '#web/paths/share-link.ts';
import { sharedUrl } from '#web/paths/shared-url.ts';
import { whatsAppLink } from '#web/paths/whatsapp-link.ts';
import { packFigures } from './pack-figures.ts';
import styles from './ShareButton.module.css';

const noteMs = 3_000;

type ShareButtonProps = { product: Product; className: string | undefined };

/** A WhatsApp message about the product; or the device's own share sheet, where there is none the link is copied. */
export function ShareButton({ product, className }: ShareButtonProps) {
  const root = useRootData();
  const url = sharedUrl(root?.origin, productPath(product.slug));
  const text = [
    product.name,
    t.sharedMrp(formatPaise(product.price.mrpPaise)),
    ...packFigures(product.packs).map((pack) =>
      t.sharedPack(
        t.packName(pack.packaging, pack.size),
        formatPaise(pack.pricePaise),
        formatPercent(pack.marginPercent),
      ),
    ),
  ].join('\n');
  const [note, setNote] = useState('');

  useEffect(() => {
    if (note === '') return;
    const timer = setTimeout(() => setNote(''), noteMs);
    return () => clearTimeout(timer);
  }, [note]);

  async function share() {
    try {
      const done = await shareLink({ title: product.name, text, url });
      if (done === 'copied') setNote(t.linkCopied);
    } catch (error) {
      browserLog('share', error);
      setNote(t.linkNotCopied);
    }
  }

  return (
    <div className={classes(styles.share, className)}>
      <a
        className={classes('icon-target', styles.link)}
        href={whatsAppLink(`${text}\n${url}`)}
        target="_blank"
        rel="noreferrer"
        aria-label={t.whatsApp}
        title={t.whatsApp}
      >
        <PathIcon path={chatPath} />
      </a>
      <button
        type="button"
        className={classes('icon-target', styles.link, styles.button)}
        aria-label={t.share}
        title={t.share}
        onClick={share}
      >
        <PathIcon path={sharePath} />
      </button>
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
}
