import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { consoleCall } from '#console/data/api.ts';
import type { SavedViewWire } from '#contract/console/saved-views.ts';
import type { SavedViewList } from '#domain/operators/saved-views.ts';

/** A list shows without waiting for how many rows it has; where that fails, it does not say. */
export function listCounts<Counts>(counting: Promise<Counts>): Promise<Counts | undefined> {
  return optional(browserLog, 'count', counting);
}

/** A list is there without its saved views. */
export async function savedViews(
  list: SavedViewList,
  signal: AbortSignal,
): Promise<SavedViewWire[]> {
  const reading = consoleCall('listSavedViews', { list }, signal);
  return (await optional(browserLog, 'saved views', reading))?.views ?? [];
}

/** A list is there without the names of the routes that it can be filtered by. */
export async function readRoutes(signal: AbortSignal): Promise<{ routes: string[] }> {
  const reading = consoleCall('listRoutes', {}, signal);
  return (await optional(browserLog, 'routes', reading)) ?? { routes: [] };
}
