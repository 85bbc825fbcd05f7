import type { Ref } from 'react';
import { consoleCall } from '#console/data/api.ts';
import { partTexts as t } from '#console/messages/components.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { Combobox } from './Combobox.tsx';
import { CustomerBadge } from './CustomerBadge.tsx';

export type FoundCustomer = ConsoleOutput<'listCustomers'>['customers'][number];

async function findCustomers(q: string, signal: AbortSignal): Promise<FoundCustomer[]> {
  return (await consoleCall('listCustomers', { q, limit: 8 }, signal)).customers;
}

type CustomerSearchProps = {
  label: string;
  error?: string | undefined;
  input?: Ref<HTMLInputElement>;
  onChoose: (customer: FoundCustomer) => void;
};

/** Finds a customer by firm, owner or phone. */
export function CustomerSearch({ label, error, input, onChoose }: CustomerSearchProps) {
  return (
    <Combobox
      label={label}
      placeholder={t.customerHint}
      error={error}
      {...(input ? { input } : {})}
      find={findCustomers}
      keyOf={({ id }) => id}
      onChoose={onChoose}
    >
      {(row) => (
        <>
          <p className="name breakable">
            {row.firm_name} <CustomerBadge {...row} />
          </p>
          <p className="faint">
            {[row.owner_name, formatMobile(row.mobile), row.city].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
    </Combobox>
  );
}
