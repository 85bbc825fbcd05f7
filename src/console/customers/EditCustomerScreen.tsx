import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { consoleCall } from '#console/data/api.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { CustomerForm, type TypedCustomer } from './CustomerForm.tsx';

export function loader({ params, request }: LoaderFunctionArgs) {
  return consoleCall('getCustomer', { id: Number(params.id) }, request.signal);
}

export function Component() {
  const { customer } = useLoaderData<typeof loader>();
  const { id, firm_name } = customer;
  async function save(typed: TypedCustomer, version: number | undefined) {
    await consoleCall('saveCustomer', { ...typed, id, version });
    return `/customers/${id}`;
  }
  return (
    <>
      <BackLink to={`/customers/${id}`}>{firm_name}</BackLink>
      <ScreenHead title={t.editTitle(firm_name)} />
      <CustomerForm customer={customer} onSave={save} />
    </>
  );
}
