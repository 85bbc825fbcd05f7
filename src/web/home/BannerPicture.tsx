import type { BannerWire } from '#contract/shop.ts';
import { Picture } from '#web/catalogue/Picture.tsx';
import { type PictureWidth, pictureSet } from '#web/catalogue/picture-url.ts';

type BannerPictureProps = {
  banner: BannerWire;
  sizes: string;
  widths: readonly [PictureWidth, ...PictureWidth[]];
  width: number;
  height: number;
  priority?: boolean;
  offscreen?: boolean;
};

/** A banner's picture; on wide screens its other one, where it has one. */
export function BannerPicture({ banner, ...picture }: BannerPictureProps) {
  const { banner_image, banner_image_wide, alt_text } = banner;
  const own = <Picture folder="banners" name={banner_image} alt={alt_text} {...picture} />;
  if (!banner_image_wide) return own;
  return (
    <picture>
      <source
        media="(min-width: 768px)"
        srcSet={pictureSet('banners', banner_image_wide, picture.widths)}
        sizes={picture.sizes}
      />
      {own}
    </picture>
  );
}
