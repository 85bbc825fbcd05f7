import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { type Change, ChangeTable } from '#console/components/ChangeTable.tsx';
import { consoleCall } from '#console/data/api.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { CustomerDetailWire } from '#contract/console/customer.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Notice } from '#ui/Notice.tsx';
import { CustomerForm, type TypedCustomer } from './CustomerForm.tsx';
import { customerFields } from './customer-fields.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return consoleCall('getCustomer', { id: Number(params.id) }, request.signal);
}

export function Component() {
  const { customer } = useLoaderData<typeof loader>();
  /** As someone else has saved it since this screen was opened. */
  const [newer, setNewer] = useState<CustomerDetailWire>();

  async function save(typed: TypedCustomer) {
    const { id } = customer;
    await consoleCall('saveCustomer', { ...typed, id, version: (newer ?? customer).version });
    return `/customers/${id}`;
  }

  function onRefusal({ code, extra }: Refusal): boolean {
    if (code !== 'changed-elsewhere') return false;
    setNewer(extra.customer as CustomerDetailWire); // `as`: what that refusal carries
    return true;
  }

  return (
    <>
      <BackLink to={`/customers/${customer.id}`}>{customer.firm_name}</BackLink>
      <ScreenHead title={t.editTitle(customer.firm_name)} />
      <CustomerForm
        known={newer ?? customer}
        label={newer ? t.saveAnyway : t.save}
        onSave={save}
        onRefusal={onRefusal}
      >
        {newer && (
          <>
            <Notice tone="info" title={t.changedTitle}>
              {t.changedText}
            </Notice>
            <ChangeTable changes={changesOf(customer, newer)} />
          </>
        )}
      </CustomerForm>
    </>
  );
}

function changesOf(before: CustomerDetailWire, now: CustomerDetailWire): Change[] {
  return customerFields
    .map(({ name }) => ({
      field: t.fields[name],
      before: String(before[name]),
      after: String(now[name]),
    }))
    .filter((change) => change.before !== change.after);
}
