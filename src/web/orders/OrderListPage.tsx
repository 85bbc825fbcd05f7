import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { filterPath } from '#ui/rare-icons.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AccountPills } from '#web/account/AccountPills.tsx';
import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { orderWords, orderList as t } from '#web/messages/en/orders.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderFilterFields } from './OrderFilterFields.tsx';
import styles from './OrderListPage.module.css';
import { filterCount, filterSearch, noFilter } from './order-filter.ts';
import type { OrderListData } from './orders-data.ts';
import { type FilterControl, useOrderFilter } from './use-order-filter.ts';

/** undefined: still loading in the browser. */
export function OrderListPage({ list }: { list: OrderListData | FailedRead | undefined }) {
  if (isFailedRead(list)) return <Failed read={list} />;
  return list ? <List list={list} /> : <Waiting />;
}

function Failed({ read }: { read: FailedRead }) {
  return (
    <div className={`stack ${styles.whole}`}>
      <AccountPills />
      <h1>{t.title}</h1>
      <ReadFailed read={read} />
    </div>
  );
}

function List({ list }: { list: OrderListData }) {
  const control = useOrderFilter(list.filter);
  return (
    <div className={`stack ${styles.whole}`}>
      <AccountPills />
      <div className={`page stack ${styles.page}`}>
        <Head list={list} control={control} />
        <aside className={`card ${styles.side}`}>
          <OrderFilterFields control={control} />
        </aside>
        <div>
          {list.orders.length === 0 ? <None control={control} /> : <Orders list={list} />}
          <Pages list={list} />
        </div>
      </div>
    </div>
  );
}

function Head({ list, control }: { list: OrderListData; control: FilterControl }) {
  const [open, setOpen] = useState(false);
  const count = filterCount(control.filter);
  return (
    <div className={`row gap-3 between ${styles.head}`}>
      <h1>
        {t.title} <span className={`muted ${styles.count}`}>{t.count(list.total)}</span>
      </h1>
      <Button look="secondary" className={styles.open} onClick={() => setOpen(true)}>
        <PathIcon path={filterPath} small />
        {t.filters}
        {count > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{t.filterCount(count)}</span>
          </span>
        )}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t.filters}
        closeLabel={orderWords.close}
        footer={
          <>
            <Button look="secondary" disabled={count === 0} onClick={() => control.apply(noFilter)}>
              {t.clear}
            </Button>
            <Button onClick={() => setOpen(false)}>{t.show(t.count(list.total))}</Button>
          </>
        }
      >
        <OrderFilterFields control={control} applyHidden />
      </Sheet>
    </div>
  );
}

function Orders({ list }: { list: OrderListData }) {
  return (
    <ul className="stack gap-2" aria-label={t.title}>
      {list.orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  );
}

/** Spec §8: one text for no orders at all, another for none that fit. */
function None({ control }: { control: FilterControl }) {
  if (filterCount(control.filter) === 0) {
    return <EmptyWithLink scene="tempo" text={t.none} to="/shop" label={t.toShop} />;
  }
  return <EmptyWithLink scene="khata" text={t.noneMatching} to="?" label={t.clear} />;
}

function Pages({ list: { filter, page, pageCount } }: { list: OrderListData }) {
  if (pageCount === 1 && page === 1) return null;
  return (
    <nav className={`row gap-3 ${styles.pages}`} aria-label={t.pages}>
      {page > 1 && (
        <Link
          className={buttonClass('secondary')}
          to={filterSearch(filter, Math.min(page - 1, pageCount))}
          rel="prev"
        >
          {t.previous}
        </Link>
      )}
      <span className={`muted ${styles.muted}`}>{t.pageOf(page, pageCount)}</span>
      {page < pageCount && (
        <Link className={buttonClass('secondary')} to={filterSearch(filter, page + 1)} rel="next">
          {t.next}
        </Link>
      )}
    </nav>
  );
}

function Waiting() {
  return (
    <div className="stack gap-2" role="status">
      <span className="visually-hidden">{t.loading}</span>
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waiting} />
    </div>
  );
}
