import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { Picture } from '#web/catalogue/Picture.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { useRootData } from '#web/use-root-data.ts';
import styles from './Logo.module.css';

/** The shop's own logo; its name in letters where it has none. */
export function Logo({ className }: { className: string | undefined }) {
  const t = useMessages();
  const settings = useRootData()?.settings;
  return (
    <Link className={classes(styles.logo, className)} to="/">
      {settings?.logo ? (
        <Picture
          folder=""
          name={settings.logo}
          alt={settings.shop_name || t.productName}
          sizes="120px"
          widths={[160, 320]}
          width={120}
          height={36}
        />
      ) : (
        settings?.shop_name || t.productName
      )}
    </Link>
  );
}
