import { useLazy } from '#web/components/use-lazy.ts';
import type { SearchPanelProps } from './SearchPanel.tsx';

type LazySearchPanelProps = SearchPanelProps & { open: boolean };

const load = () => import('./SearchPanel.tsx');

/** Loaded when someone first enters the box, so that no page has its scripts in the first load. */
export function LazySearchPanel({ open, ...props }: LazySearchPanelProps) {
  const loaded = useLazy('search panel', load, open);
  return loaded ? <loaded.SearchPanel {...props} /> : null;
}
