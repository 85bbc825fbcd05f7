import { brandTexts as t } from '#console/messages/categories.ts';
import { shopPicture } from '#console/pictures/shop-picture.ts';
import sortable from '#console/sortable/SortableList.module.css';
import { classes } from '#ui/classes.ts';
import type { Brand } from './BrandDialog.tsx';

export function BrandRow({ brand, onOpen }: { brand: Brand; onOpen: () => void }) {
  return (
    <>
      <img
        className={classes('thumb', sortable.picture, sortable.logo)}
        src={shopPicture('brands', brand.brand_logo, 160)}
        width={72}
        height={36}
        alt=""
      />
      <div className={`stack ${sortable.main}`}>
        <button type="button" className={sortable.name} onClick={onOpen}>
          <span className={`stack ${sortable.nameText}`}>
            <span>{brand.brand_name}</span>
            <span className={`muted ${sortable.facts}`}>{t.products(brand.product_count)}</span>
          </span>
        </button>
      </div>
    </>
  );
}
