import { Panel } from '#console/components/Panel.tsx';
import { settingsTexts as t } from '#console/messages/settings.ts';
import { ShopLogo } from '#console/pictures/ShopLogo.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import styles from './SettingsPreview.module.css';
import type { SettingsTexts } from './settings-draft.ts';

const networks = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;

/** How the shop's header, its place among search results and its footer look. */
export function SettingsPreview({ values }: { values: SettingsTexts }) {
  return (
    <Panel title={t.preview}>
      <Header values={values} />
      <h3 className="muted strong">{t.searchResult}</h3>
      <div className={`stack gap-1 ${styles.card}`}>
        <p className="faint">{location.host}</p>
        <p className={styles.pageTitle}>{values.page_title || values.shop_name}</p>
        <p className="faint">{shortened(values.meta_description)}</p>
      </div>
      <Footer values={values} />
    </Panel>
  );
}

function Header({ values: { shop_name, logo, logo_dark } }: { values: SettingsTexts }) {
  const name = shop_name || t.unnamed;
  return (
    <>
      <h3 className="muted strong">{t.header}</h3>
      <div className={`row gap-3 ${styles.header}`}>
        {logo === '' ? (
          <b className={styles.name}>{name}</b>
        ) : (
          <ShopLogo shop={{ shop_name: name, logo, logo_dark }} className={styles.logo} />
        )}
        <span className={`muted ${styles.search}`}>{t.searchBox}</span>
      </div>
    </>
  );
}

function Footer({ values }: { values: SettingsTexts }) {
  const { shop_name, address, phone, email } = values;
  const ways: [IconName, string][] = [
    ['pin', address],
    ['phone', phone],
    ['mail', email],
  ];
  return (
    <>
      <h3 className="muted strong">{t.footer}</h3>
      <div className={`stack gap-1 ${styles.card}`}>
        <b>{shop_name || t.unnamed}</b>
        {ways
          .filter(([, text]) => text !== '')
          .map(([icon, text]) => (
            <p key={icon} className={styles.way}>
              <Icon name={icon} small />
              {text}
            </p>
          ))}
        <p className={styles.networks}>
          {networks
            .filter((network) => values[network] !== '')
            .map((network) => (
              <Icon key={network} name={network} />
            ))}
        </p>
      </div>
    </>
  );
}

/** As search engines cut it. */
function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text;
}
