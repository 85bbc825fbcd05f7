import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { Picture } from '#web/catalogue/Picture.tsx';
import { pictureSet } from '#web/catalogue/picture-url.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import styles from './Logo.module.css';

const sizes = '120px';
const widths = [160, 320] as const;

/** The shop's own logo; its name in letters where it has none. */
export function Logo({ className }: { className: string | undefined }) {
  const settings = useRootData()?.settings;
  const name = settings?.shop_name || t.productName;
  const dark = settings?.logo_dark;
  return (
    <Link className={classes(styles.logo, !dark && styles.onPlate, className)} to="/">
      {settings?.logo ? (
        <picture>
          {dark && (
            <source
              media="(prefers-color-scheme: dark)"
              srcSet={pictureSet('', dark, widths)}
              sizes={sizes}
            />
          )}
          <Picture
            folder=""
            name={settings.logo}
            alt={name}
            sizes={sizes}
            widths={widths}
            width={120}
            height={36}
          />
        </picture>
      ) : (
        name
      )}
    </Link>
  );
}
