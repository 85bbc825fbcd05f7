import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import table from './table.module.css';

export type Head = {
  head: ReactNode;
  /** A figure: at the end of its cell. */
  isNumber?: boolean | undefined;
  className?: string | undefined;
};

/** The head of a column of figures. */
export const figure = (head: string, className?: string): Head => ({
  ...{ head, className },
  isNumber: true,
});

/** Left out where it is false. */
type Heads = readonly (Head | string | false)[];

type TableFrameProps = {
  heads: Heads;
  className?: string | undefined;
  /** Above the table, within its border. */
  above?: ReactNode;
  children: ReactNode;
};

/** The border and the heads of a table whose rows are parts of their own. */
export function TableFrame({ heads, className, above, children }: TableFrameProps) {
  return (
    <div className={table.wrap}>
      {above}
      <table className={classes(table.table, className)}>
        <TableHeads heads={heads} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export function TableHeads({ heads }: { heads: Heads }) {
  const shown = heads
    .filter((one) => one !== false)
    .map((one) => (typeof one === 'string' ? { head: one } : one));
  return (
    <thead>
      <tr>
        {shown.map(({ head, isNumber, className }: Head, index) => (
          <th key={index} scope="col" className={classes(isNumber && table.number, className)}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
