import { Link } from 'react-router';
import { Fold } from '#ui/Fold.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { useRootData } from '#web/use-root-data.ts';
import { Contact } from './Contact.tsx';
import styles from './Footer.module.css';
import { SocialLinks } from './SocialLinks.tsx';

/** Where the customer is buying it is folded: the button to go on never scrolls out of sight. */
export function Footer({ folded }: { folded: boolean }) {
  const t = useMessages();
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
  const t = useMessages();
  const settings = useRootData()?.settings;
  return (
    <div className={styles.columns}>
      <section>
        <h2 className={styles.shop}>{settings?.shop_name || t.productName}</h2>
        <p className={styles.promise}>{t.footer.promise}</p>
        {settings && <SocialLinks settings={settings} />}
      </section>
      {settings && <Contact settings={settings} />}
      <LinkColumn
        title={t.footer.shop}
        links={[
          ['/shop', t.footer.allProducts],
          ['/about', t.footer.about],
          ['/contact-us', t.footer.contactUs],
          ['/faqs', t.footer.faqs],
        ]}
      />
      <LinkColumn
        title={t.footer.policies}
        links={[
          ['/shipping-policy', t.footer.shippingPolicy],
          ['/refund-policy', t.footer.refundPolicy],
          ['/privacy-policy', t.footer.privacyPolicy],
          ['/term-condition', t.footer.terms],
        ]}
      />
    </div>
  );
}

type LinkColumnProps = { title: string; links: [path: string, label: string][] };

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(([path, label]) => (
          <li key={path}>
            <Link className={styles.link} to={path}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
