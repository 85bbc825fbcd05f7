import { shell as t } from '#web/messages/en/shell.ts';
import { BannerLink } from './BannerLink.tsx';
import styles from './Banners.module.css';
import type { Banner } from './banner.ts';

/** Spec §2: banners of type 'bottom', two columns on large screens, 250 px high. */
export function BottomBanners({ banners }: { banners: Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={t.bottomOffers}>
      <ul className={`stack ${styles.pair}`}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerLink banner={banner} shape="bottom" offscreen />
          </li>
        ))}
      </ul>
    </section>
  );
}
