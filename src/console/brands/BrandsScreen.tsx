import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { consoleCall } from '#console/api.ts';
import styles from '#console/categories/Categories.module.css';
import { productTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { brandTexts as t } from '#console/messages/categories.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Tabs } from '#console/parts/Tabs.tsx';
import { shopPicture } from '#console/pictures/shop-picture.ts';
import sortable from '#console/sortable/SortableList.module.css';
import { SortableList } from '#console/sortable/SortableList.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { type Brand, BrandDialog } from './BrandDialog.tsx';

export function loader({ request }: { request: Request }) {
  return consoleCall('listBrands', {}, request.signal);
}

export function Component() {
  const { brands } = useLoaderData<typeof loader>();
  const [editing, setEditing] = useState<Brand | 'new'>();
  const add = <Button onClick={() => setEditing('new')}>{t.add}</Button>;
  return (
    <>
      <Tabs label={shellTexts.nav.products} tabs={productTabs} />
      <ScreenHead title={t.title}>{brands.length > 0 && add}</ScreenHead>
      {brands.length === 0 ? (
        <EmptyState icon="box" text={t.noneYet} action={add} />
      ) : (
        <>
          <p className={styles.lead}>{t.lead}</p>
          <div className={styles.card}>
            <SortableList
              label={t.title}
              items={brands}
              nameOf={({ brand_name }) => brand_name}
              onOrder={(order) => consoleCall('orderBrands', order)}
              row={(brand) => (
                <>
                  <img
                    className={classes(sortable.picture, sortable.logo)}
                    src={shopPicture('brands', brand.brand_logo, 160)}
                    width={72}
                    height={36}
                    alt=""
                  />
                  <div className={sortable.main}>
                    <button
                      type="button"
                      className={sortable.name}
                      onClick={() => setEditing(brand)}
                    >
                      <span className={sortable.nameText}>
                        <span>{brand.brand_name}</span>
                        <span className={sortable.facts}>{t.products(brand.product_count)}</span>
                      </span>
                    </button>
                  </div>
                </>
              )}
            />
          </div>
        </>
      )}
      {editing && (
        <BrandDialog
          brand={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
