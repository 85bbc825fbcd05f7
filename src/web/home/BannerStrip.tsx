import { shell as t } from '#web/messages/en/shell.ts';
import { BannerLink } from './BannerLink.tsx';
import styles from './Banners.module.css';
import type { Banner } from './banner.ts';

/** Spec §2: banners of type 'last', a strip of linked images. */
export function BannerStrip({ banners }: { banners: Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={t.moreOffers}>
      <ul className={styles.strip}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerLink banner={banner} shape="last" offscreen />
          </li>
        ))}
      </ul>
    </section>
  );
}
