import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import styles from '#console/components/cards.module.css';
import { CustomerForm, type TypedCustomer } from '#console/customers/CustomerForm.tsx';
import { Similar } from '#console/customers/Similar.tsx';
import { consoleCall } from '#console/data/api.ts';
import { registrationTexts as t } from '#console/messages/customers.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Refusal } from '#contract/refusal.ts';
import { typedRegistration } from './typed-registration.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const { registrations } = await consoleCall('listRegistrations', { id }, request.signal);
  const [registration] = registrations;
  if (!registration) throw new Refusal('not-found', t.gone);
  return { registration };
}

export function Component() {
  const { registration } = useLoaderData<typeof loader>();
  const { id, name, similar } = registration;
  async function approve(customer: TypedCustomer) {
    const { customer_id } = await consoleCall('approveRegistration', { id, customer });
    return `/customers/${customer_id}?approved=1`;
  }
  return (
    <>
      <BackLink to="/customers/registrations">{t.back}</BackLink>
      <ScreenHead title={t.approveTitle(name)} />
      <CustomerForm
        start={typedRegistration(registration)}
        label={t.approveButton}
        onSave={approve}
      >
        <p className={styles.text}>{t.approveText}</p>
        <Similar title={t.similar} similar={similar} />
      </CustomerForm>
    </>
  );
}
