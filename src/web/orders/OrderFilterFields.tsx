import type { FormEvent } from 'react';
import { orderStatuses } from '#domain/orders/order-status.ts';
import { Button } from '#ui/Button.tsx';
import styles from '#web/components/Filters.module.css';
import { orderList, orderStatus, orderWords } from '#web/messages/en/orders.ts';
import type { OrderFilter } from './order-filter.ts';
import type { FilterControl } from './use-order-filter.ts';

type OrderFilterFieldsProps = {
  control: FilterControl;
  /** In a sheet the button that closes it stands for this one, and Enter still presses it. */
  applyHidden?: boolean;
};

/** A form: a status applies at once, what is typed when the field is left or with the button. */
export function OrderFilterFields({ control, applyHidden = false }: OrderFilterFieldsProps) {
  const { filter, edit, apply } = control;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(filter);
  };
  return (
    <form className={styles.form} method="get" onSubmit={submit}>
      <label>
        <span className={`caption ${styles.legend}`}>{orderList.idPart}</span>
        <input
          className={styles.input}
          name="order_id"
          type="search"
          inputMode="numeric"
          maxLength={10}
          placeholder={orderList.idPlaceholder}
          value={filter.idPart}
          onChange={(event) => edit({ ...filter, idPart: event.target.value.replace(/\D/g, '') })}
          onBlur={() => apply(filter)}
        />
      </label>
      <fieldset>
        <legend className={`caption ${styles.legend}`}>{orderWords.status}</legend>
        {orderStatuses.map((status) => (
          <label key={status} className={`row gap-3 ${styles.option}`}>
            <input
              type="checkbox"
              name="status"
              value={status}
              checked={filter.statuses.includes(status)}
              onChange={(event) => apply(withStatus(filter, status, event.target.checked))}
            />
            <span className={styles.optionName}>{orderStatus[status]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className={`caption ${styles.legend}`}>{orderList.price}</legend>
        <div className={styles.range}>
          <Amount end="min" label={orderList.priceMin} control={control} />
          <Amount end="max" label={orderList.priceMax} control={control} />
        </div>
      </fieldset>
      <Button className={applyHidden ? styles.apply : undefined} type="submit">
        {orderList.apply}
      </Button>
    </form>
  );
}

function withStatus(
  filter: OrderFilter,
  status: OrderFilter['statuses'][number],
  on: boolean,
): OrderFilter {
  const rest = filter.statuses.filter((one) => one !== status);
  return { ...filter, statuses: on ? [...rest, status] : rest };
}

type AmountProps = { end: 'min' | 'max'; label: string; control: FilterControl };

/** Typing only edits; blur or Enter applies the filter. */
function Amount({ end, label, control }: AmountProps) {
  const { filter, edit, apply } = control;
  return (
    <label className="stack muted gap-1">
      {label}
      <input
        className={styles.input}
        name={`${end}_total`}
        type="number"
        inputMode="numeric"
        min="0"
        max="999999999"
        step="0.01"
        value={filter[end]}
        onChange={(event) => edit({ ...filter, [end]: event.target.value })}
        onBlur={(event) => event.target.validity.valid && apply(filter)}
      />
    </label>
  );
}
