import { Panel } from '#console/components/Panel.tsx';
import { bannerTexts as t } from '#console/messages/content.ts';
import { shopPicture } from '#console/pictures/shop-picture.ts';
import { BannerFace } from '#ui/BannerFace.tsx';
import { classes } from '#ui/classes.ts';
import type { BannerTexts } from './banner-draft.ts';
import styles from './Content.module.css';

/** The banner as a phone and a wide screen show it, and in Hindi where it has Hindi words. */
export function BannerPreview({ values }: { values: BannerTexts }) {
  const { banner_image, banner_image_wide, title, title_hi } = values;
  if (banner_image === '') {
    return (
      <Panel title={t.preview}>
        <p className="muted">{t.noPicture}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t.preview}>
      <div className="stack gap-2">
        <p className="muted">{t.onPhone}</p>
        <Frame values={values} image={banner_image} className={styles.phone} />
        {title !== '' && title_hi !== '' && (
          <Frame values={inHindi(values)} image={banner_image} className={styles.phone} />
        )}
        <p className="muted">{t.onDesktop}</p>
        <Frame values={values} image={banner_image_wide || banner_image} />
      </div>
    </Panel>
  );
}

const inHindi = (values: BannerTexts): BannerTexts => ({
  ...values,
  title: values.title_hi,
  line: values.line_hi || values.line,
  link_label: values.link_label_hi || values.link_label,
});

type FrameProps = { values: BannerTexts; image: string; className?: string | undefined };

function Frame({ values, image, className }: FrameProps) {
  const { banner_type, title, line, link_label, ground, alt_text } = values;
  const picture = (
    <img
      src={shopPicture('banners', image, 640)}
      width={640}
      height={640}
      alt={title === '' ? alt_text : ''}
    />
  );
  return (
    <div className={classes(styles.frame, styles[banner_type], className)}>
      {title === '' ? (
        picture
      ) : (
        <BannerFace {...{ title, line, ground }} linkLabel={link_label}>
          {picture}
        </BannerFace>
      )}
    </div>
  );
}
