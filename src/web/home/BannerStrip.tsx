import type { BannerWire } from '#contract/shop.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { BannerLink } from './BannerLink.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import styles from './Banners.module.css';

/** Spec §2: banners of type 'last', a strip of linked images. */
export function BannerStrip({ banners }: { banners: BannerWire[] }) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={t.moreOffers}>
      <ul className={styles.strip}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerLink
              link={banner.link}
              label={banner.alt_text || t.offer}
              className={styles.last}
            >
              <BannerPicture
                banner={banner}
                sizes="(max-width: 576px) 75vw, (max-width: 768px) 44vw, 370px"
                widths={[320, 480, 640, 960]}
                width={800}
                height={400}
                offscreen
              />
            </BannerLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
