import type { BannerWire } from '#contract/shop.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { BannerLink } from './BannerLink.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import styles from './Banners.module.css';

/** Spec §2: banners of type 'bottom', two columns on large screens, 250 px high. */
export function BottomBanners({ banners }: { banners: BannerWire[] }) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={t.bottomOffers}>
      <ul className={`stack ${styles.pair}`}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerLink
              link={banner.link}
              label={banner.alt_text || t.offer}
              className={styles.bottom}
            >
              <BannerPicture
                banner={banner}
                sizes="(max-width: 992px) max(100vw, 600px), 600px"
                widths={[480, 640, 960, 1280]}
                width={1200}
                height={500}
                offscreen
              />
            </BannerLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
