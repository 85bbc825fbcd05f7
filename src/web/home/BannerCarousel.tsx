import { Carousel } from '#ui/Carousel.tsx';
import { shell as t } from '#web/messages/en/shell.ts';
import { BannerLink } from './BannerLink.tsx';
import type { Banner } from './banner.ts';

const autoplayMs = 3_000;

export function BannerCarousel({ banners }: { banners: Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <Carousel title={t.banners} overlay delayMs={autoplayMs} labels={t.carousel}>
      {banners.map((banner, index) => (
        <BannerLink
          key={banner.id}
          banner={banner}
          shape="main"
          priority={index === 0}
          offscreen={index > 0}
        />
      ))}
    </Carousel>
  );
}
