import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import styles from '#console/categories/Categories.module.css';
import { consoleCall } from '#console/data/api.ts';
import { FilterField } from '#console/lists/FilterField.tsx';
import { FilterForm } from '#console/lists/FilterForm.tsx';
import { searchFilter } from '#console/lists/filters.ts';
import { ListTools } from '#console/lists/ListTools.tsx';
import { brandTexts as t } from '#console/messages/categories.ts';
import { partTexts } from '#console/messages/components.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { shopPicture } from '#console/pictures/shop-picture.ts';
import sortable from '#console/sortable/SortableList.module.css';
import { SortableList } from '#console/sortable/SortableList.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { type Brand, BrandDialog } from './BrandDialog.tsx';

export async function loader({ request }: { request: Request }) {
  const q = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  const { brands } = await consoleCall('listBrands', {}, request.signal);
  const words = q.toLowerCase();
  const found = brands.filter(({ brand_name, brand_name_hi }) =>
    `${brand_name} ${brand_name_hi}`.toLowerCase().includes(words),
  );
  return {
    q,
    found,
    isEmpty: brands.length === 0,
    counts: Promise.resolve({ count: found.length }),
  };
}

export function Component() {
  const { q, found, isEmpty, counts } = useLoaderData<typeof loader>();
  const [editing, setEditing] = useState<Brand | 'new'>();
  const add = <Button onClick={() => setEditing('new')}>{t.add}</Button>;
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title}>{!isEmpty && add}</ScreenHead>
      {isEmpty ? (
        <EmptyState scene="counter" text={t.noneYet} action={add} />
      ) : (
        <>
          <FilterForm search={<FilterField name="q" filter={searchFilter(t)} extra={{}} />} />
          <ListTools counts={counts} />
          {q === '' ? (
            <InOrder brands={found} onOpen={setEditing} />
          ) : (
            <Found brands={found} onOpen={setEditing} />
          )}
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

type BrandsProps = { brands: Brand[]; onOpen: (brand: Brand) => void };

function InOrder({ brands, onOpen }: BrandsProps) {
  return (
    <>
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      <div className={`card ${styles.card}`}>
        <SortableList
          label={t.title}
          items={brands}
          nameOf={({ brand_name }) => brand_name}
          onOrder={(order) => consoleCall('orderBrands', order)}
          row={(brand) => <BrandRow brand={brand} onOpen={() => onOpen(brand)} />}
        />
      </div>
    </>
  );
}

/** What a search found has no order of its own to be put in. */
function Found({ brands, onOpen }: BrandsProps) {
  const all = (
    <Link className={buttonClass('secondary')} to=".">
      {partTexts.clear}
    </Link>
  );
  if (brands.length === 0) return <EmptyState scene="scale" text={t.noneFound} action={all} />;
  return (
    <>
      <div className={classes('card', styles.card, styles.found)}>
        <ul className={sortable.list} aria-label={t.title}>
          {brands.map((brand) => (
            <li key={brand.id} className={sortable.item}>
              <div className={`row ${sortable.row}`}>
                <BrandRow brand={brand} onOpen={() => onOpen(brand)} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.all}>{all}</p>
    </>
  );
}

function BrandRow({ brand, onOpen }: { brand: Brand; onOpen: () => void }) {
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
