import { Link } from 'react-router';
import table from '#console/components/table.module.css';
import type { FileRowWire, FileWire } from '#contract/console/files.ts';
import { classes } from '#ui/classes.ts';
import styles from './FileScreen.module.css';

type RowItemProps = Pick<FileWire, 'kind'> & { row: FileRowWire };

/** What a row is about: its product or customer, with a link where the shop has it. */
export function RowItem({ kind, row: { key, name, target_id } }: RowItemProps) {
  const area = kind === 'customers' || kind === 'openingBills' ? 'customers' : 'products';
  return (
    <>
      {target_id === null ? (
        name || key
      ) : (
        <Link className="strong" to={`/${area}/${target_id}`}>
          {name}
        </Link>
      )}{' '}
      {name && <span className={classes(styles.key, table.muted)}>{key}</span>}
    </>
  );
}
