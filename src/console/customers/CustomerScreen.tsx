import { useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { BackLink } from '#console/components/BackLink.tsx';
import { CustomerBadge } from '#console/components/CustomerBadge.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { phoneOrderTexts } from '#console/messages/phone-order.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { CustomerDetailWire } from '#contract/console/customer.ts';
import { addDaysInIndia, dayInIndia } from '#domain/india/indian-time.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CustomerAccount } from './CustomerAccount.tsx';
import { CustomerCredit } from './CustomerCredit.tsx';
import { CustomerMoney } from './CustomerMoney.tsx';
import { CustomerProfile } from './CustomerProfile.tsx';
import styles from './CustomerScreen.module.css';
import { CustomerStatement } from './CustomerStatement.tsx';
import { PersonalData } from './PersonalData.tsx';
import { Similar } from './Similar.tsx';
import type { StatementDays } from './StatementFiles.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = Number(params.id);
  const search = new URL(request.url).searchParams;
  const range = rangeOf(search.get('from') || usualFrom(), search.get('to') || undefined);
  const cursor = search.get('cursor') ?? undefined;
  const [{ customer }, ledger, money] = await Promise.all([
    consoleCall('getCustomer', { id }, request.signal),
    optional(
      browserLog,
      'statement',
      consoleCall('getLedger', { customer_id: id, ...range, cursor }, request.signal),
    ),
    optional(
      browserLog,
      'money',
      consoleCall('getCustomerMoney', { customer_id: id }, request.signal),
    ),
  ]);
  return { customer, ledger, money, range };
}

/** Days in the wrong order are meant the other way round. */
function rangeOf(from: string, to: string | undefined): StatementDays {
  return to !== undefined && to < from ? { from: to, to: from } : { from, to };
}

/** The last three months. */
function usualFrom(): string {
  return dayInIndia(addDaysInIndia(new Date().toISOString(), -90));
}

/** Said once: the address does not keep it. */
function useApprovedNow(): boolean {
  const [search, setSearch] = useSearchParams();
  const [approved] = useState(search.has('approved'));
  useEffect(() => {
    if (!search.has('approved')) return;
    const rest = new URLSearchParams(search);
    rest.delete('approved');
    setSearch(rest, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);
  return approved;
}

export function Component() {
  const { customer, ledger, money, range } = useLoaderData<typeof loader>();
  const approved = useApprovedNow();
  return (
    <>
      <BackLink to="/customers">{t.back}</BackLink>
      <ScreenHead title={customer.firm_name}>
        <CustomerBadge {...customer} />
        {!customer.blocked && (
          <Link className={buttonClass('primary')} to={`/orders/new?customer_id=${customer.id}`}>
            {phoneOrderTexts.open}
          </Link>
        )}
        {!customer.forgotten && (
          <Link className={buttonClass('secondary')} to="edit">
            {t.edit}
          </Link>
        )}
      </ScreenHead>
      {approved && <Notice tone="success">{t.approved(customer.email)}</Notice>}
      <div className={`stack gap-4 ${styles.columns}`}>
        {money && (
          <div className={styles.money}>
            <CustomerMoney customer={customer} money={money} />
          </div>
        )}
        <div className={`stack gap-4 ${styles.column}`}>
          {customer.forgotten && <Notice tone="info">{t.forgottenText}</Notice>}
          <Similar title={t.similar} similar={customer.similar} />
          <CustomerAccount customer={customer} />
          {customer.credit && <CustomerCredit customerId={customer.id} credit={customer.credit} />}
          {!customer.forgotten && <CustomerProfile customer={customer} />}
          {!customer.forgotten && <CustomerCart cart={customer.cart} />}
        </div>
        <div className={styles.statement}>
          <CustomerStatement customerId={customer.id} range={range} ledger={ledger} />
        </div>
        <PersonalData customer={customer} />
      </div>
    </>
  );
}

function CustomerCart({ cart }: { cart: CustomerDetailWire['cart'] }) {
  return (
    <Panel title={t.cart}>
      {cart.length === 0 && <p className="muted">{t.cartEmpty}</p>}
      <ul>
        {cart.map(({ product_id, product_name, set_qty, variant_qty }) => (
          <li key={`${product_id} ${set_qty}`} className={`muted ${styles.cartLine}`}>
            <span>{product_name}</span> <span>{t.cartLine(variant_qty, set_qty)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
