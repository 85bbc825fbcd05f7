import { Activity, use, useState } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  useMatches,
  useOutlet,
} from 'react-router';
import { ReplayedEvents } from './layout/EventReplay.tsx';
import { productPath } from './paths/paths.ts';

const anyProduct = productPath('');

/** By their modules: what tells a list from its address alone is not loaded with every page. */
const listRoutes = ['routes/shop', 'routes/brand', 'routes/listing'];

/**
 * The page of the route, with the state of the router that it reads. A list that is hidden must go on reading the
 * address and data that it was left with: they come from these two contexts, which the router exports as UNSAFE_ only.
 */
function useRoutePage() {
  return { outlet: useOutlet(), location: use(LocationContext), data: use(DataContext) };
}

/**
 * The page of the route. A list stays rendered, hidden, behind the product that is opened from it: to render
 * it anew takes a cheap phone most of a second.
 */
export function PageOutlet() {
  const page = useRoutePage();
  const { pathname } = page.location.location;
  const isList = listRoutes.includes(useMatches().at(-1)?.id ?? '');
  const [list, setList] = useState(isList ? page : undefined);
  const kept = isList ? page : pathname.startsWith(anyProduct) ? list : undefined;
  if (kept?.outlet !== list?.outlet) setList(kept);
  return (
    <>
      {!isList && (
        <>
          {page.outlet}
          <ReplayedEvents />
        </>
      )}
      {kept && (
        <Activity mode={isList ? 'visible' : 'hidden'}>
          {/* Its own address and data, not those of the product. */}
          <LocationContext value={kept.location}>
            <DataContext value={kept.data}>{kept.outlet}</DataContext>
            <ReplayedEvents />
          </LocationContext>
        </Activity>
      )}
    </>
  );
}
