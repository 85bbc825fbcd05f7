import { Link } from 'react-router';
import type { PageKey } from '#domain/limits.ts';
import { Fold } from '#ui/Fold.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LanguageLink } from '#web/components/LanguageLink.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import type { Settings } from '#web/data/root-data.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { operatorLink } from '#web/paths/paths.ts';
import { Contact } from './Contact.tsx';
import styles from './Footer.module.css';

/** Where the customer is buying it is folded: the button to go on never scrolls out of sight. */
export function Footer({ folded }: { folded: boolean }) {
  return (
    <footer className={styles.footer}>
      {folded ? (
        <Fold className={styles.fold} summary={t.footer.fold}>
          <Columns />
        </Fold>
      ) : (
        <Columns />
      )}
    </footer>
  );
}

function Columns() {
  const settings = useRootData()?.settings;
  // Another server may not tell which pages it has: then all are linked.
  const has = (page: PageKey) => settings?.pages?.includes(page) ?? true;
  const policies = pagesOf([
    [has('shipping'), '/shipping-policy', t.footer.shippingPolicy],
    [has('refund'), '/refund-policy', t.footer.refundPolicy],
    [has('privacy'), '/privacy-policy', t.footer.privacyPolicy],
    [has('terms'), '/term-condition', t.footer.terms],
  ]);
  return (
    <div className={styles.columns}>
      <section>
        <h2>{settings?.shop_name || t.productName}</h2>
        <p className={`muted ${styles.promise}`}>{t.footer.promise}</p>
        {settings && <SocialLinks settings={settings} />}
        {!onlyInBrowser && (
          <LanguageLink
            className={`row muted ${styles.link}`}
            icon={<Icon name="language" small />}
          />
        )}
      </section>
      {settings && <Contact settings={settings} />}
      <LinkColumn
        title={t.footer.shop}
        links={pagesOf([
          [true, '/shop', t.footer.allProducts],
          [has('about'), '/about', t.footer.about],
          [true, '/contact-us', t.footer.contactUs],
          [true, '/faqs', t.footer.faqs],
        ])}
      />
      {policies.length > 0 && <LinkColumn title={t.footer.policies} links={policies} />}
    </div>
  );
}

type PageLink = [path: string, label: string];

/** Only those that are there. */
function pagesOf(links: [isThere: boolean, ...PageLink][]): PageLink[] {
  return links.flatMap(([isThere, path, label]): PageLink[] => (isThere ? [[path, label]] : []));
}

type LinkColumnProps = { title: string; links: PageLink[] };

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(([path, label]) => (
          <li key={path}>
            <Link className={`row muted ${styles.link}`} to={path}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const networks = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;

function SocialLinks({ settings }: { settings: Settings }) {
  return (
    <ul className={styles.social}>
      {networks.map((network) => {
        const link = operatorLink(settings[network]);
        return (
          link?.outside && (
            <li key={network}>
              <a
                className={`center ${styles.network}`}
                href={link.to}
                rel="noopener"
                aria-label={t.social[network]}
              >
                <Icon name={network} />
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
