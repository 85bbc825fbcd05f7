export const operatorRoles = ['owner', 'staff', 'packer', 'driver'] as const;

export type OperatorRole = (typeof operatorRoles)[number];

/** What the owner's table is about: an owner may do everything, always. */
export const changeableRoles = ['staff', 'packer', 'driver'] as const;

export type ChangeableRole = (typeof changeableRoles)[number];

type Right = {
  /** Who has it as long as the owner's table says nothing else. */
  usual: readonly ChangeableRole[];
  /** For whom the owner's table may say it: the others have no use for it, or must not. */
  changeable: readonly ChangeableRole[];
  /** Counts for nothing without this one. */
  needs?: string;
};

const ownersAlone = { usual: [], changeable: [] } as const satisfies Right;
const office = { usual: ['staff'], changeable: ['staff'] } as const satisfies Right;
const onAsking = { usual: [], changeable: ['staff'] } as const satisfies Right;

/** Who may do what in the console. A packer sees no prices, a driver what is on his routes. */
const rights = {
  /** Orders as a packer needs them; `prices` adds amounts, `customers` who bought. */
  'read-orders': { usual: ['staff', 'packer'], changeable: [] },
  'move-orders': { usual: ['staff', 'packer'], changeable: ['staff', 'packer'] },
  /** The sheet of what is out for delivery; what was delivered, and what could not be. */
  deliveries: { usual: ['staff', 'driver'], changeable: ['staff'] },
  /** Money that a customer pays is written down. */
  'take-payments': { usual: ['staff', 'driver'], changeable: ['staff', 'driver'] },
  /** Amounts are seen, and prices of products changed. */
  prices: office,
  'change-orders': { ...office, needs: 'prices' },
  /** The cash book, statements, returns and credit notes. */
  payments: { ...office, needs: 'prices' },
  /** Money goes back to a customer. */
  refunds: { ...office, needs: 'take-payments' },
  /** What a customer owes is given up. */
  'write-offs': { ...onAsking, needs: 'payments' },
  customers: { ...office, needs: 'prices' },
  /** Everything about one customer as a file, and making the shop forget it. */
  'personal-data': ownersAlone,
  /** Orders pass that a customer's credit does not allow. */
  'pass-credit': ownersAlone,
  /** Lists and reports leave the shop as files. */
  exports: { usual: ['staff', 'packer'], changeable: ['staff', 'packer'] },
  /** The list of products, their stock and its ledger. */
  stock: { ...office, needs: 'prices' },
  /** Everything else about a product: new ones, names, pictures, hiding. */
  products: { ...onAsking, needs: 'stock' },
  /** Files and bulk edits of more rows, or larger changes of a price, than the owner's table says. */
  'large-files': { ...office, needs: 'stock' },
  /** What goods cost the shop. */
  'see-cost': { ...onAsking, needs: 'prices' },
  promotions: { ...onAsking, needs: 'prices' },
  content: onAsking,
  settings: ownersAlone,
  operators: ownersAlone,
  'audit-log': ownersAlone,
} as const satisfies Record<string, Right>;

export type Permission = keyof typeof rights;

export const permissions = Object.keys(rights) as Permission[]; // `as`: keys of that very table

function rightOf(permission: Permission): Right & { needs?: Permission } {
  return rights[permission];
}

/** What the owner's table says otherwise than usual. */
export type RightsChanges = Partial<Record<ChangeableRole, Partial<Record<Permission, boolean>>>>;

export function isChangeable(role: ChangeableRole, permission: Permission): boolean {
  return rightOf(permission).changeable.includes(role);
}

/** Without which this one counts for nothing. */
export function neededBy(permission: Permission): Permission | undefined {
  return rightOf(permission).needs;
}

/** What is ticked in the owner's table, whether it counts or not. */
export function isGranted(
  role: ChangeableRole,
  permission: Permission,
  changes: RightsChanges,
): boolean {
  const said = isChangeable(role, permission) ? changes[role]?.[permission] : undefined;
  return said ?? rightOf(permission).usual.includes(role);
}

export function mayRole(
  role: OperatorRole,
  permission: Permission,
  changes: RightsChanges = {},
): boolean {
  if (role === 'owner') return true;
  const needed = neededBy(permission);
  return isGranted(role, permission, changes) && (!needed || mayRole(role, needed, changes));
}

export function permissionsOf(role: OperatorRole, changes: RightsChanges = {}): Permission[] {
  return permissions.filter((permission) => mayRole(role, permission, changes));
}

/** Of what is ticked, what is otherwise than usual: a permission that is new later has its usual answer. */
export function changesFrom(
  granted: Readonly<Record<ChangeableRole, readonly Permission[]>>,
): RightsChanges {
  const ofRole = (role: ChangeableRole) =>
    Object.fromEntries(
      permissions
        .filter((one) => isChangeable(role, one))
        .map((one) => [one, granted[role].includes(one)] as const)
        .filter(([one, is]) => is !== rightOf(one).usual.includes(role)),
    );
  return Object.fromEntries(changeableRoles.map((role) => [role, ofRole(role)]));
}

/** One permission, or a list: all of it, of an inner list any. */
export type Needed = Permission | readonly (Permission | readonly Permission[])[];

export function isMet(needed: Needed, may: (permission: Permission) => boolean): boolean {
  if (typeof needed === 'string') return may(needed);
  return needed.every((one) => (typeof one === 'string' ? may(one) : one.some(may)));
}

/** Somebody of the console, as far as it matters to what an action answers. */
export type Rights = { role: OperatorRole; may(permission: Permission): boolean };

export function rightsOf(role: OperatorRole, changes: RightsChanges): Rights {
  const held = new Set(permissionsOf(role, changes));
  return { role, may: (permission) => held.has(permission) };
}
