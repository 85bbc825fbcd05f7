import type { DraftOf } from '#console/components/use-draft.ts';
import { roleNames } from '#console/messages/account.ts';
import { rightNames, rightsTexts as t } from '#console/messages/rights.ts';
import {
  type ChangeableRole,
  changeableRoles,
  changesFrom,
  isChangeable,
  mayRole,
  neededBy,
  type Permission,
  type RightsChanges,
} from '#domain/operators/permissions.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Rights.module.css';
import { type RightsDraft, tableOf, tickOf } from './rights-draft.ts';

const groups: readonly { name: keyof typeof t.groups; rights: readonly Permission[] }[] = [
  {
    name: 'orders',
    rights: [
      ...(['read-orders', 'move-orders', 'deliveries', 'take-payments', 'prices'] as const),
      ...(['change-orders', 'payments', 'refunds', 'write-offs'] as const),
    ],
  },
  {
    name: 'goods',
    rights: [
      ...(['customers', 'stock', 'products', 'large-files', 'see-cost', 'exports'] as const),
    ],
  },
  { name: 'shop', rights: ['promotions', 'content'] },
];

const hints: Readonly<Partial<Record<Permission, string>>> = t.hints;

type DraftProps = { draft: DraftOf<RightsDraft> };

/** Rights down, roles across: a box where an owner decides, a word where nobody does. */
export function RightsTable({ draft }: DraftProps) {
  const changes = changesFrom(tableOf(draft.values));
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          <th scope="col">{t.right}</th>
          {changeableRoles.map((role) => (
            <th key={role} scope="col">
              {roleNames[role]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rights }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={changeableRoles.length + 1} className={styles.group}>
              {t.groups[name]}
            </th>
          </tr>
          {rights.map((right) => (
            <RightRow key={right} right={right} draft={draft} changes={changes} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowProps = DraftProps & { right: Permission; changes: RightsChanges };

function RightRow({ right, draft, changes }: RowProps) {
  const needed = neededBy(right);
  const says = [hints[right], needed && t.takes(rightNames[needed])].filter(Boolean);
  return (
    <tr>
      <th scope="row" className={styles.right}>
        {rightNames[right]}
        {says.length > 0 && <span className={`muted ${styles.hint}`}>{says.join(' ')}</span>}
      </th>
      {changeableRoles.map((role) => (
        <td key={role}>
          {isChangeable(role, right) ? (
            <Tick {...{ role, right, draft, changes }} />
          ) : (
            <Fixed has={mayRole(role, right)} />
          )}
        </td>
      ))}
    </tr>
  );
}

/** Kept as it is ticked, and out of use, while the right that it takes is not there. */
function Tick({ role, right, draft, changes }: RowProps & { role: ChangeableRole }) {
  const needed = neededBy(right);
  return (
    <label className={styles.tick}>
      <input
        {...draft.box(tickOf(role, right))}
        aria-label={t.cell(roleNames[role], rightNames[right])}
        disabled={needed !== undefined && !mayRole(role, needed, changes)}
      />
    </label>
  );
}

function Fixed({ has }: { has: boolean }) {
  return (
    <span className={`muted ${styles.fixed}`}>
      {has ? <Icon name="check" small /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{has ? t.always : t.never}</span>
    </span>
  );
}
