import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { useCartCount } from '#web/cart/use-cart.ts';
import { Picture } from '#web/catalogue/Picture.tsx';
import { pictureSet } from '#web/catalogue/picture-url.ts';
import { LanguageLink } from '#web/components/LanguageLink.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { useMemberPath } from '#web/data/use-member-path.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { useUserId } from '#web/data/use-user.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { SearchBox } from '#web/search/SearchBox.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import styles from './Header.module.css';
import header from './header-action.module.css';
import { IconWithCount } from './IconWithCount.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';

export function Header() {
  const cartCount = useCartCount();
  const memberPath = useMemberPath();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo className={styles.logo} />
        <div className={styles.search}>
          <SearchBox label={t.searchLabel} />
        </div>
        <nav className={styles.actions} aria-label={t.mainNavigation}>
          {!onlyInBrowser && <VisitorLanguage />}
          <Bell />
          <Link className={classes('icon-target', header.action)} to={memberPath('/cart')}>
            <span className="visually-hidden">{t.cart}</span>
            <IconWithCount icon="cart" count={cartCount} label={t.cartCount} />
          </Link>
          <AccountMenu />
        </nav>
      </div>
      <OfflineStrip />
    </header>
  );
}

/** In sight for who never chose; customers have it in their menu. */
function VisitorLanguage() {
  const userId = useUserId();
  return userId === undefined && <LanguageLink className={`muted ${styles.language}`} />;
}

const sizes = '120px';
const widths = [160, 320] as const;

/** The shop's own logo; its name in letters where it has none. */
function Logo({ className }: { className: string | undefined }) {
  const settings = useRootData()?.settings;
  const name = settings?.shop_name || t.productName;
  const dark = settings?.logo_dark;
  return (
    <Link className={classes(styles.logoLink, !dark && styles.onPlate, className)} to="/">
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
