import { Link, useLoaderData } from 'react-router';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { bannerTexts as t } from '#console/messages/content.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { shopPicture } from '#console/pictures/shop-picture.ts';
import sortable from '#console/sortable/SortableList.module.css';
import { SortableList } from '#console/sortable/SortableList.tsx';
import type { ConsoleBannerWire } from '#contract/console/content.ts';
import { bannerTypes } from '#domain/limits.ts';
import { Badge } from '#ui/Badge.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { bannerName } from './banner-draft.ts';
import { bannerState } from './banner-state.ts';
import styles from './Content.module.css';

export function loader({ request }: { request: Request }) {
  return consoleCall('listBanners', {}, request.signal);
}

export function Component() {
  const { banners } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead title={t.title} />
      <div className="stack gap-4">
        {bannerTypes.map((type) => (
          <BannerPanel
            key={type}
            type={type}
            banners={banners.filter((banner) => banner.banner_type === type)}
          />
        ))}
      </div>
    </>
  );
}

type BannerPanelProps = { type: (typeof bannerTypes)[number]; banners: ConsoleBannerWire[] };

function BannerPanel({ type, banners }: BannerPanelProps) {
  return (
    <Panel
      title={t.types[type]}
      action={
        <Link
          className={buttonClass('secondary')}
          to={`/content/banners/new?type=${type}`}
          aria-label={t.addTo(t.types[type])}
        >
          {t.add}
        </Link>
      }
    >
      <p className="muted">{banners.length > 0 ? t.typeHints[type] : t.none}</p>
      {banners.length > 0 && (
        <SortableList
          label={t.types[type]}
          items={banners}
          nameOf={bannerName}
          onOrder={(order) => consoleCall('orderBanners', { banner_type: type, ...order })}
          row={(banner) => <BannerRow banner={banner} />}
        />
      )}
    </Panel>
  );
}

function BannerRow({ banner }: { banner: ConsoleBannerWire }) {
  const { id, banner_image, link } = banner;
  const { text, tone } = bannerState(banner, Date.now());
  return (
    <div className={styles.banner}>
      <img
        className={`thumb ${sortable.picture}`}
        src={shopPicture('banners', banner_image, 320)}
        width={96}
        height={40}
        alt=""
      />
      <Link className={sortable.name} to={`/content/banners/${id}`}>
        <span className={`stack ${sortable.nameText}`}>
          <span>{bannerName(banner)}</span>
          <span className={`muted ${sortable.facts}`}>{link}</span>
        </span>
      </Link>
      <Badge tone={tone}>{text}</Badge>
    </div>
  );
}
