export const operatorRoles = ['owner', 'staff', 'packer'] as const;

export type OperatorRole = (typeof operatorRoles)[number];

const all: readonly OperatorRole[] = operatorRoles;
const office: readonly OperatorRole[] = ['owner', 'staff'];
const owner: readonly OperatorRole[] = ['owner'];

/** Which roles may do what in the console. */
const rolesByPermission = {
  /** Orders as a packer needs them; `prices` adds amounts, `customers` who bought. */
  'read-orders': all,
  'move-orders': all,
  /** Amounts are seen, and prices of products changed. */
  prices: office,
  'change-orders': office,
  payments: office,
  customers: office,
  /** Everything about one customer as a file, and making the shop forget it. */
  'personal-data': owner,
  /** The list of products, their stock and its ledger. */
  stock: office,
  /** Everything else about a product: new ones, names, pictures, hiding. */
  products: owner,
  promotions: owner,
  content: owner,
  settings: owner,
  operators: owner,
  'audit-log': owner,
} as const satisfies Record<string, readonly OperatorRole[]>;

export type Permission = keyof typeof rolesByPermission;

export const permissions = Object.keys(rolesByPermission) as Permission[]; // `as`: keys of that very table

export function mayRole(role: OperatorRole, permission: Permission): boolean {
  return rolesByPermission[permission].includes(role);
}

export function permissionsOf(role: OperatorRole): Permission[] {
  return permissions.filter((permission) => mayRole(role, permission));
}
