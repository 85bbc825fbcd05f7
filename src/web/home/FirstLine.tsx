import { Link } from 'react-router';
import { minimumPayablePaise } from '#domain/limits.ts';
import { buttonClass } from '#ui/Button.tsx';
import { useLazy } from '#web/components/use-lazy.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { useUserId } from '#web/data/use-user.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { loginPath } from '#web/paths/paths.ts';
import styles from './Home.module.css';

const load = () => import('./CustomerHome.tsx');

/** Phones: what the shop promises, to a customer where it delivers. Of one height, so that nothing moves. */
export function FirstLine() {
  const userId = useUserId();
  const own = useLazy('customer home', load, userId !== undefined);
  return (
    <div className={`muted ${styles.first}`}>
      {userId === undefined ? <Promises /> : own && <own.DeliveringTo userId={userId} />}
    </div>
  );
}

/** Desktops, beside the banner: the way to an account, or how the customer's own stands. */
export function AccountPanel() {
  const userId = useUserId();
  const own = useLazy('customer home', load, userId !== undefined);
  return (
    <section className={`card stack ${styles.panel}`} aria-labelledby="account-panel">
      {userId === undefined ? (
        <>
          <h2 id="account-panel">{t.openAccount}</h2>
          <Promises />
          <Link className={buttonClass('primary')} to={`${loginPath}?register`}>
            {t.register}
          </Link>
          <Link className="text-link" to={loginPath}>
            {t.signIn}
          </Link>
        </>
      ) : (
        own && <own.CustomerPanel userId={userId} />
      )}
    </section>
  );
}

function Promises() {
  const { city, delivery_km, upi_id, gstin } = useRootData()?.settings ?? {};
  return (
    <ul className={styles.promises}>
      <li>{city && delivery_km ? t.promises.around(city, delivery_km) : t.promises.days}</li>
      <li>{t.promises.from(minimumPayablePaise / 100)}</li>
      <li>{upi_id ? t.promises.cashOrUpi : t.promises.cash}</li>
      {gstin && <li>{t.promises.gst}</li>}
    </ul>
  );
}
