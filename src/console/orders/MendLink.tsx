import { Link } from 'react-router';
import { useMe } from '#console/data/use-me.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import type { MendWire } from '#contract/console/mend.ts';

/** To where what an invoice lacks is put right, for who may do so. */
export function MendLink({ mend }: { mend: MendWire }) {
  const { permissions } = useMe();
  if (mend?.kind === 'product' && permissions.includes('products')) {
    return <Link to={`/products/${mend.id}`}>{t.mendProduct}</Link>;
  }
  if (mend?.kind === 'customer' && permissions.includes('customers')) {
    return <Link to={`/customers/${mend.id}/edit`}>{t.mendCustomer}</Link>;
  }
  return null;
}
