import { partTexts as t } from '#console/messages/components.ts';
import { classes } from '#ui/classes.ts';
import filters from './filters.module.css';

type RouteFilterProps = { routes: readonly string[]; chosen: string };

/** Delivery routes; none where the shop has none. */
export function RouteFilter({ routes, chosen }: RouteFilterProps) {
  if (routes.length === 0) return null;
  return (
    <label className={classes(filters.filter, filters.wide)}>
      {t.route}
      <select className={filters.control} name="route" defaultValue={chosen}>
        <option value="">{t.allRoutes}</option>
        {routes.map((route) => (
          <option key={route}>{route}</option>
        ))}
      </select>
    </label>
  );
}
