import type { Key, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { type Head, TableHeads } from './TableFrame.tsx';
import table from './table.module.css';

export type Column<Row> = Omit<Head, 'className'> & {
  cell: (row: Row) => ReactNode;
  /** Says on a phone, which has no heads, what a cell is. */
  label?: string | ((row: Row) => string | undefined);
  /** Of its cells; one that is the same for every row is of its head, too. */
  className?: string | undefined | ((row: Row) => string);
  /** What a mouse is told of a cell that may be cut off. */
  title?: (row: Row) => string;
};

type TableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  className?: string | undefined;
  rowClass?: (row: Row) => string;
};

/** Rows on a desktop, cards on a phone. */
export function Table<Row>({ columns, rows, keyOf, className, rowClass }: TableProps<Row>) {
  return (
    <table className={classes(table.table, className)}>
      <TableHeads
        heads={columns.map(({ head, isNumber, className }) => ({
          ...{ head, isNumber },
          className: typeof className === 'string' ? className : undefined,
        }))}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={rowClass?.(row)}>
            {columns.map((column, index) => (
              <Cell key={index} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { cell, isNumber, label, className, title } = column;
  const own = typeof className === 'function' ? className(row) : className;
  return (
    <td
      className={classes(isNumber && table.number, own)}
      data-label={typeof label === 'function' ? label(row) : label}
      title={title?.(row)}
    >
      {cell(row)}
    </td>
  );
}

/** The table of a screen, with its border. */
export function TableCard<Row>(props: TableProps<Row>) {
  return (
    <div className={table.wrap}>
      <Table {...props} />
    </div>
  );
}

/** Of a row that leads somewhere, wherever it is tapped. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={table.link} to={to}>
      {children}
    </Link>
  );
}

/** The head of a column that shows what it is by itself. */
export function HiddenHead({ children }: { children: string }) {
  return <span className="visually-hidden">{children}</span>;
}
