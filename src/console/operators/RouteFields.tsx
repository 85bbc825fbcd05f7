import type { DraftOf } from '#console/components/use-draft.ts';
import { operatorTexts as t } from '#console/messages/operators.ts';
import field from '#ui/Field.module.css';
import type { OperatorDraft } from './OperatorDialog.tsx';
import styles from './OperatorFields.module.css';

export function routesIn(json: string): string[] {
  return JSON.parse(json);
}

type RouteFieldsProps = { draft: DraftOf<OperatorDraft>; routes: readonly string[] };

/** A box for each route of the shop, and for those of the driver that no customer is on any more. */
export function RouteFields({ draft, routes }: RouteFieldsProps) {
  const chosen = routesIn(draft.values.routes);
  const offered = [...new Set([...routes, ...chosen, ''])].toSorted(
    (a, b) => Number(a === '') - Number(b === ''),
  );
  const error = draft.errors.routes;
  function change(route: string, isChosen: boolean) {
    const others = chosen.filter((one) => one !== route);
    draft.change({ routes: JSON.stringify(isChosen ? [...others, route].toSorted() : others) });
  }
  return (
    <fieldset className={`stack ${styles.roles}`}>
      <legend className="caption">{t.routes}</legend>
      {offered.map((route) => (
        <label key={route} className={`row gap-3 ${styles.choice}`}>
          <input
            type="checkbox"
            name="routes"
            checked={chosen.includes(route)}
            aria-invalid={error !== undefined}
            onChange={({ target }) => change(route, target.checked)}
          />
          {route || t.noRoute}
        </label>
      ))}
      {error !== undefined && <p className={field.error}>{error}</p>}
    </fieldset>
  );
}
