import { useLoaderData } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { defineList } from '#console/lists/define-list.ts';
import { checkFilter, routeFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { readRoutes } from '#console/lists/list-parts.ts';
import { duesTexts as t } from '#console/messages/dues.ts';
import { fileAddress } from '#console/print/file-address.ts';
import type { DuesRowWire } from '#contract/console/dues.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { PathIcon } from '#ui/Icon.tsx';
import { printPath } from '#ui/rare-icons.ts';
import styles from './Dues.module.css';

const list = defineList({
  title: t.title,
  actions: { list: 'getAgeing', count: 'countAgeing', export: 'exportAgeing' },
  extra: readRoutes,
  filters: { route: routeFilter, overdue: checkFilter(t.overdue) },
  empty: { scene: 'khata', noneFound: t.noneFound, noneYet: t.noneYet },
});

export const { loader } = list;

/** Who owes, how long it has been due, and how to reach them. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { customers, sums, asked } = data;
  return (
    <ListScreen
      list={list}
      data={data}
      isEmpty={customers.length === 0}
      headStart={
        customers.length > 0 && (
          <a
            className={buttonClass('secondary')}
            href={fileAddress('printAgeing', asked)}
            target="_blank"
            rel="noreferrer"
          >
            <PathIcon path={printPath} small />
            {t.print}
          </a>
        )
      }
    >
      <Sums sums={sums} />
      <TableCard columns={columnsOf(sums)} rows={customers} keyOf={({ id }) => id} />
    </ListScreen>
  );
}

type Ages = ConsoleOutput<'getAgeing'>['sums'];

const ages = Object.keys(t.ages) as (keyof typeof t.ages)[]; // `as`: keys of that very object

/** Those in which there is anything: seven columns of dashes tell nobody more. */
function shownAges(sums: Ages) {
  return ages.filter((age) => sums[age] !== 0);
}

/** Of all that the filters find, not of this page alone. */
function Sums({ sums }: { sums: Ages }) {
  const parts: [string, number][] = [
    [t.pastDue, sums.past_due],
    ...shownAges(sums).map((age): [string, number] => [t.ages[age], sums[age]]),
    [t.total, sums.total],
  ];
  return (
    <dl className={`card ${styles.sums}`}>
      {parts.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const columnsOf = (sums: Ages): Column<DuesRowWire>[] => [
  {
    head: t.firm,
    cell: ({ id, firm_name, owner_name, route }) => (
      <>
        <RowLink to={`/customers/${id}`}>{firm_name}</RowLink>{' '}
        <span className={classes(table.muted, styles.who)}>
          {[owner_name, route].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    head: t.reach,
    className: table.phoneEnd,
    cell: (row) => <Reach row={row} />,
  },
  {
    head: t.pastDue,
    label: t.pastDue,
    isNumber: true,
    className: ({ past_due }) => classes(table.strong, past_due === 0 && table.muted),
    cell: ({ past_due }) => formatRupees(past_due),
  },
  ...shownAges(sums).map(
    (age): Column<DuesRowWire> => ({
      head: t.ages[age],
      label: t.ages[age],
      isNumber: true,
      // On a phone only what is there: the sums above have all of them.
      className: (row) => classes(table.muted, row[age] === 0 && table.desktopOnly),
      cell: (row) => (row[age] === 0 ? '–' : formatRupees(row[age])),
    }),
  ),
  {
    head: t.total,
    label: t.total,
    isNumber: true,
    cell: ({ total }) => formatRupees(total),
  },
];

function Reach({ row: { firm_name, mobile, message } }: { row: DuesRowWire }) {
  if (mobile === '') return null;
  return (
    <span className={styles.reach}>
      <a href={`tel:+91${mobile}`} aria-label={t.call(firm_name)}>
        {t.callShort}
      </a>
      {message !== '' && (
        <a
          href={`https://wa.me/91${mobile}?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t.write(firm_name)}
        >
          {t.writeShort}
        </a>
      )}
    </span>
  );
}
