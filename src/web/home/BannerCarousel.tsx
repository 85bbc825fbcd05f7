import type { BannerWire } from '#contract/shop.ts';
import { Carousel } from '#ui/Carousel.tsx';
import { shell as t } from '#web/messages/en/shell.ts';
import { BannerLink } from './BannerLink.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import styles from './Banners.module.css';

const autoplayMs = 3_000;

export function BannerCarousel({ banners }: { banners: BannerWire[] }) {
  if (banners.length === 0) return null;
  return (
    <Carousel title={t.banners} overlay delayMs={autoplayMs} labels={t.carousel}>
      {banners.map((banner, index) => (
        <BannerLink
          key={banner.id}
          link={banner.link}
          label={banner.alt_text || t.offer}
          className={styles.main}
        >
          <BannerPicture
            banner={banner}
            sizes="(max-width: 1200px) 100vw, 1152px"
            widths={[480, 640, 960, 1280, 1600]}
            width={1600}
            height={600}
            priority={index === 0}
            offscreen={index > 0}
          />
        </BannerLink>
      ))}
    </Carousel>
  );
}
