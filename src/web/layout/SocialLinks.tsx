import { Icon } from '#ui/Icon.tsx';
import type { Settings } from '#web/data/root-data.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { operatorLink } from '#web/paths/paths.ts';
import styles from './Footer.module.css';

const networks = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;

export function SocialLinks({ settings }: { settings: Settings }) {
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
