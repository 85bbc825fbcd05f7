import type { MeWire } from '#contract/console/account.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { permissionsOf, type RightsChanges } from '#domain/operators/permissions.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { shopNameOf } from '#server/jobs/sender.ts';
import type { OperatorRow } from '#server/queries/operators/operators.ts';

export function meWire(
  operator: OperatorRow,
  changes: RightsChanges,
  catalogue: CatalogueStore,
): MeWire {
  return {
    ...wireFields(operator, ['id', 'name', 'email', 'role']),
    permissions: permissionsOf(operator.role, changes),
    totp: operator.totpConfirmedAt !== null,
    recovery_codes_left: operator.recoveryCodeHashes.length,
    shop_name: shopNameOf(catalogue.current().shop.settings),
  };
}
