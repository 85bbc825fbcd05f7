import { Link } from 'react-router';
import table from '#console/components/table.module.css';
import styles from './AuditTable.module.css';
import { asWords } from './action-words.ts';

const screens: Readonly<Record<string, string>> = {
  order: '/orders',
  customer: '/customers',
  product: '/products',
  coupon: '/offers',
  'product-edit': '/products/edits',
  file: '/products/files',
};

/** What an entry is about, with the way to it. */
export function Subject({ subject }: { subject: string }) {
  const [kind = '', id = ''] = subject.split(' ');
  const text = asWords(subject.replace(/^\S+/, (what) => what.replaceAll('-', ' ')));
  const screen = /^\d+$/.test(id) ? screens[kind] : undefined;
  if (!screen) return <span className={table.muted}>{text}</span>;
  return (
    <Link className={styles.subject} to={`${screen}/${id}`}>
      {text}
    </Link>
  );
}
