import { Link } from 'react-router';
import { BannerFace } from '#ui/BannerFace.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#web/catalogue/Picture.tsx';
import { type PictureWidth, pictureSet } from '#web/catalogue/picture-url.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { writtenIn } from '#web/messages/in-hindi.ts';
import { operatorLink } from '#web/paths/paths.ts';
import styles from './Banners.module.css';
import type { Banner } from './banner.ts';

type Widths = readonly [PictureWidth, ...PictureWidth[]];

/** A picture that has its own words fills the banner; beside words it fills its side. */
const shapes = {
  main: {
    whole: { width: 1600, height: 600, sizes: '(max-width: 992px) 100vw, 760px' },
    beside: { width: 800, height: 800, sizes: '(max-width: 992px) 42vw, 320px' },
  },
  last: {
    whole: { width: 800, height: 400, sizes: '(max-width: 576px) 75vw, 370px' },
    beside: { width: 800, height: 800, sizes: '(max-width: 576px) 32vw, 160px' },
  },
  bottom: {
    whole: { width: 1200, height: 500, sizes: '(max-width: 992px) 100vw, 600px' },
    beside: { width: 800, height: 800, sizes: '(max-width: 992px) 42vw, 250px' },
  },
} as const;

const wholeWidths: Widths = [320, 480, 640, 960, 1280, 1600];
const besideWidths: Widths = [160, 320, 480, 640, 960];

type BannerLinkProps = {
  banner: Banner;
  shape: keyof typeof shapes;
  priority?: boolean;
  offscreen?: boolean;
};

/** Spec §2: each banner is a link, within the shop or to the web. */
export function BannerLink({ banner, shape, ...loading }: BannerLinkProps) {
  const { title, line, link_label, ground, link, alt_text } = banner;
  const target = operatorLink(link);
  const hasWords = title !== '';
  const own = {
    className: classes(styles.banner, styles[shape]),
    // Says where it leads even while its picture is not there yet.
    'aria-label': hasWords ? undefined : alt_text || t.offer,
    children: hasWords ? (
      <BannerFace {...{ title, line, ground }} linkLabel={link_label} langOf={writtenIn}>
        <BannerPicture
          {...loading}
          {...shapes[shape].beside}
          banner={banner}
          widths={besideWidths}
        />
      </BannerFace>
    ) : (
      <span className={styles.whole}>
        <BannerPicture {...loading} {...shapes[shape].whole} banner={banner} widths={wholeWidths} />
      </span>
    ),
  };
  if (!target?.outside) return <Link {...own} to={target?.to ?? '/'} />;
  return <a {...own} href={target.to} rel="noopener" />;
}

type BannerPictureProps = {
  banner: Banner;
  sizes: string;
  widths: Widths;
  width: number;
  height: number;
  priority?: boolean;
  offscreen?: boolean;
};

/** A banner's picture; on wide screens its other one, where it has one. */
function BannerPicture({ banner, ...picture }: BannerPictureProps) {
  const { banner_image, banner_image_wide, alt_text, title } = banner;
  const alt = title === '' ? alt_text : '';
  const own = <Picture folder="banners" name={banner_image} alt={alt} {...picture} />;
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
