import { type ComponentType, useEffect, useState } from 'react';
import { browserLog } from '#web/log.ts';
import type { SearchPanelProps } from './SearchPanel.tsx';

type LazySearchPanelProps = SearchPanelProps & { open: boolean };

/** Loaded when someone first enters the box, so that no page has its scripts in the first load. */
export function LazySearchPanel({ open, ...props }: LazySearchPanelProps) {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<SearchPanelProps> }>();

  // Retried on the next opening, should the import have failed.
  useEffect(() => {
    if (!open || loaded) return;
    import('./SearchPanel.tsx').then(
      ({ SearchPanel }) => setLoaded({ Panel: SearchPanel }),
      (error: unknown) => browserLog('search panel', error),
    );
  }, [open, loaded]);

  return loaded ? <loaded.Panel {...props} /> : null;
}
