import { Link } from 'react-router';
import { registrationTexts as t } from '#console/messages/customers.ts';
import type { SimilarWire } from '#contract/console/customer.ts';
import styles from './Similar.module.css';

/** Before a shop gets, or keeps, a second account. Nothing where nobody is like it. */
export function Similar({ title, similar }: { title: string; similar: SimilarWire }) {
  if (similar.length === 0) return null;
  return (
    <div className={`remark ${styles.similar}`}>
      <p>{title}</p>
      <ul>
        {similar.map(({ id, firm_name, why }) => (
          <li key={id}>
            <Link to={`/customers/${id}`}>{t.why(firm_name, why)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
