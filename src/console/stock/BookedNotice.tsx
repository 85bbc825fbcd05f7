import { Link } from 'react-router';
import { stockTexts as t } from '#console/messages/stock.ts';
import { Notice } from '#ui/Notice.tsx';

/** A line as it was booked: the units that moved, and the stock after them. */
export type BookedLine = { id: number; name: string; units: number; stock: number };

const mostNamed = 3;

/** Says what was booked, with the way to the ledger of each product. */
export function BookedNotice({ lines }: { lines: readonly BookedLine[] }) {
  const named = lines.slice(0, mostNamed);
  const [only] = lines.length === 1 ? lines : [];
  return (
    <Notice tone="success">
      {t.booked(lines.length)}{' '}
      {named.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={`/products/${id}#ledger`}>{name}</Link>
        </span>
      ))}
      {only ? ` ${t.bookedOne(only.units, only.stock)}` : ''}
      {lines.length > named.length ? ` ${t.bookedMore(lines.length - named.length)}` : ''}
    </Notice>
  );
}
