import { Combobox } from '#console/components/Combobox.tsx';
import { CustomerSearch } from '#console/components/CustomerSearch.tsx';
import styles from '#console/components/offer-form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { consoleCall } from '#console/data/api.ts';
import { audienceNames, notificationTexts as t } from '#console/messages/notifications.ts';
import { type AudienceKind, audienceKinds } from '#domain/notifications/audience.ts';
import { Button } from '#ui/Button.tsx';
import { ChosenCustomer } from './ChosenCustomer.tsx';
import type { FoundProduct, NotificationDraft } from './notification-draft.ts';

type AudienceFieldsProps = {
  draft: NotificationDraft;
  change: (part: Partial<NotificationDraft>) => void;
  routes: readonly string[];
  cities: readonly string[];
};

const kinds = audienceKinds.map((kind) => ({ id: kind, name: audienceNames[kind] }));
const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

async function findProducts(q: string, signal: AbortSignal): Promise<FoundProduct[]> {
  return (await consoleCall('listProducts', { q, limit: 8 }, signal)).products;
}

export function AudienceFields({ draft, change, routes, cities }: AudienceFieldsProps) {
  const { to, product, customer } = draft;
  return (
    <Panel title={t.audience}>
      <Select
        name="to"
        label={t.fields.to}
        options={kinds}
        value={to}
        onChange={({ target }) => change({ to: target.value as AudienceKind })} // `as`: an option above
      />
      {to === 'route' && (
        <Select
          name="route"
          label={t.fields.route}
          none={t.choose}
          options={named(routes)}
          value={draft.route}
          onChange={({ target }) => change({ route: target.value })}
        />
      )}
      {to === 'city' && (
        <Select
          name="city"
          label={t.fields.city}
          none={t.choose}
          options={named(cities)}
          value={draft.city}
          onChange={({ target }) => change({ city: target.value })}
        />
      )}
      {to === 'buyers' &&
        (product ? (
          <ChosenProduct product={product} onChange={() => change({ product: undefined })} />
        ) : (
          <Combobox
            label={t.fields.product_id}
            placeholder={t.productHint}
            find={findProducts}
            keyOf={({ id }) => id}
            onChoose={(found) => change(withProduct(found, draft))}
          >
            {(found) => found.product_name}
          </Combobox>
        ))}
      {to === 'customer' &&
        (customer ? (
          <ChosenCustomer customer={customer} onChange={() => change({ customer: undefined })} />
        ) : (
          <CustomerSearch
            label={t.fields.customer_id}
            onChoose={(found) => change({ customer: found })}
          />
        ))}
    </Panel>
  );
}

/** It is most likely about that product: its page and picture, where none are chosen. */
function withProduct(product: FoundProduct, { path, image_name }: NotificationDraft) {
  return {
    product,
    path: path || `/product-detail/${product.slug}`,
    image_name: image_name || product.image_name,
  };
}

function ChosenProduct({ product, onChange }: { product: FoundProduct; onChange: () => void }) {
  return (
    <section className={`row ${styles.customer}`} aria-label={t.fields.product_id}>
      <p className={styles.name}>{product.product_name}</p>
      <Button look="quiet" onClick={onChange}>
        {t.change}
      </Button>
    </section>
  );
}
