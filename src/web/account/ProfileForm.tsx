import type { CustomerWire } from '#contract/account.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { Field } from '#ui/Field.tsx';
import { accountPage as t } from '#web/messages/en/account.ts';
import styles from './AccountPage.module.css';

/** Spec §2: read-only; the shop keeps it. */
export function ProfileForm({ customer }: { customer: CustomerWire }) {
  return (
    <form className={`card stack gap-4 ${styles.card}`} aria-label={t.myProfile}>
      <div className={styles.fields}>
        {profileFields(customer).map((field) => (
          <Field
            key={field.name}
            name={field.name}
            label={field.label}
            className={field.short ? undefined : styles.long}
            value={field.value}
            placeholder={t.notGiven}
            readOnly
          />
        ))}
      </div>
      <p className="muted">{t.changeHint}</p>
    </form>
  );
}

type ProfileField = {
  name: keyof CustomerWire;
  label: string;
  value: string;
  /** Two of them share a row on a phone. */
  short: boolean;
};

/** Spec §2: the profile's 15 fields, in their order. */
function profileFields(customer: CustomerWire): ProfileField[] {
  const field = (name: keyof CustomerWire, label: string, short = false): ProfileField => ({
    name,
    label,
    value: shownValue(customer, name),
    short,
  });
  return [
    field('firm_name', t.firmName),
    field('owner_name', t.ownerName),
    field('shop_no', t.shopNo),
    field('address', t.address),
    field('city', t.city, true),
    field('state', t.state, true),
    field('country', t.country, true),
    field('pincode', t.pincode, true),
    field('distance', t.distanceKm),
    field('mobile', t.mobile),
    field('email', t.email),
    field('ssi_no', t.ssiNo),
    field('food_licence', t.foodLicence),
    field('dl_number', t.dlNumber),
    field('gst_number', t.gstNumber),
  ];
}

function shownValue(customer: CustomerWire, name: keyof CustomerWire): string {
  if (name === 'mobile') return formatMobile(customer.mobile);
  // 0 stands for a distance that is not known.
  if (name === 'distance' && customer.distance === 0) return '';
  return String(customer[name]);
}
