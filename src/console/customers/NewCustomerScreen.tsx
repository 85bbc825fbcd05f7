import { BackLink } from '#console/components/BackLink.tsx';
import { consoleCall } from '#console/data/api.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
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
      <CustomerForm start={{ country: 'India' }} onSave={save} />
    </>
  );
}
