import { consoleCall } from '#console/api.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { customerTexts as t } from '#console/messages/customers.ts';
import { BackLink } from '#console/parts/BackLink.tsx';
import { CustomerForm, type TypedCustomer } from './CustomerForm.tsx';

export function Component() {
  async function save(typed: TypedCustomer) {
    const { customer } = await consoleCall('saveCustomer', typed);
    return `/customers/${customer.id}`;
  }
  return (
    <>
      <BackLink to="/customers">{t.back}</BackLink>
      <ScreenHead title={t.addTitle} />
      <CustomerForm known={{ country: 'India' }} label={t.save} onSave={save} />
    </>
  );
}
