import { Panel } from '#console/components/Panel.tsx';
import { bannerTexts as t } from '#console/messages/content.ts';
import { shopPicture } from '#console/pictures/shop-picture.ts';
import { classes } from '#ui/classes.ts';
import type { BannerTexts } from './banner-draft.ts';
import styles from './Content.module.css';

/** Width and height as the shop's style sheet has them. */
const shapes = {
  main: { phone: [8, 3], wide: [16, 5] },
  last: { phone: [2, 1], wide: [2, 1] },
  bottom: { phone: [336, 250], wide: [588, 250] },
} as const;

/** The banner as a phone and a wide screen show it. */
export function BannerPreview({ values }: { values: BannerTexts }) {
  const { banner_image, banner_image_wide, alt_text } = values;
  const { phone, wide } = shapes[values.banner_type as keyof typeof shapes]; // `as`: the form offers no others
  if (banner_image === '') {
    return (
      <Panel title={t.preview}>
        <p className="muted">{t.noPicture}</p>
      </Panel>
    );
  }
  const frame = (name: string, [width, height]: readonly [number, number], isPhone: boolean) => (
    <img
      className={classes(styles.frame, isPhone && styles.phone)}
      style={{ aspectRatio: `${width} / ${height}` }}
      src={shopPicture('banners', name, 640)}
      width={width * 40}
      height={height * 40}
      alt={alt_text}
    />
  );
  return (
    <Panel title={t.preview}>
      <div className="stack gap-2">
        <p className="muted">{t.onPhone}</p>
        {frame(banner_image, phone, true)}
        <p className="muted">{t.onDesktop}</p>
        {frame(banner_image_wide || banner_image, wide, false)}
      </div>
    </Panel>
  );
}
