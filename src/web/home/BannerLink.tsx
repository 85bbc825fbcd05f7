import { Link } from 'react-router';
import { BannerFace } from '#ui/BannerFace.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#web/catalogue/Picture.tsx';
import { pictureSet } from '#web/catalogue/picture-url.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { inHindi, writtenIn } from '#web/messages/in-hindi.ts';
import { operatorLink } from '#web/paths/paths.ts';
import styles from './Banners.module.css';
import type { Banner } from './banner.ts';

const widths = [160, 320, 480, 640, 960, 1280, 1600] as const;

type Shape = 'main' | 'last' | 'bottom';

type BannerLinkProps = {
  banner: Banner;
  shape: Shape;
  priority?: boolean;
  offscreen?: boolean;
};

/** Spec §2: each banner is a link, within the shop or to the web. */
export function BannerLink({ banner, shape, ...loading }: BannerLinkProps) {
  const { title, line, link_label, ground, link, alt_text } = banner;
  const target = operatorLink(link);
  const hasWords = title !== '';
  const picture = <BannerPicture {...loading} banner={banner} shape={shape} />;
  const own = {
    className: classes(styles.banner, styles[shape]),
    // Says where it leads even while its picture is not there yet.
    'aria-label': hasWords ? undefined : alt_text || t.offer,
    children: hasWords ? (
      <BannerFace
        {...{ title, line, ground }}
        linkLabel={link_label}
        langOf={inHindi ? writtenIn : undefined}
      >
        {picture}
      </BannerFace>
    ) : (
      <span className={styles.whole}>{picture}</span>
    ),
  };
  if (!target?.outside) return <Link {...own} to={target?.to ?? '/'} />;
  return <a {...own} href={target.to} rel="noopener" />;
}

type BannerPictureProps = {
  banner: Banner;
  shape: Shape;
  priority?: boolean;
  offscreen?: boolean;
};

/** A picture that has its own words fills the banner; beside words it fills its side. */
function sizesOf(isBeside: boolean, shape: Shape): string {
  if (!isBeside) return `(max-width: 768px) 100vw, ${shape === 'main' ? 1152 : 600}px`;
  return shape === 'last' ? '(max-width: 576px) 31vw, 160px' : '(max-width: 768px) 42vw, 272px';
}

/** A banner's picture; on wide screens its other one, where it has one. */
function BannerPicture({ banner, shape, ...loading }: BannerPictureProps) {
  const { banner_image, banner_image_wide, alt_text, title } = banner;
  const isBeside = title !== '';
  const sizes = sizesOf(isBeside, shape);
  const own = (
    <Picture
      {...loading}
      {...{ sizes, widths }}
      folder="banners"
      name={banner_image}
      alt={isBeside ? '' : alt_text}
      width={8}
      height={isBeside ? 8 : 3}
    />
  );
  if (!banner_image_wide) return own;
  return (
    <picture>
      <source
        media="(min-width: 768px)"
        srcSet={pictureSet('banners', banner_image_wide, widths)}
        sizes={sizes}
      />
      {own}
    </picture>
  );
}
