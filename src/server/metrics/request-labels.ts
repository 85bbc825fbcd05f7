import { isConsoleActionName } from '#contract/console/index.ts';
import { isActionName } from '#contract/index.ts';

/** Labels come from lists of ours: whatever is asked for, there are never more of them. */
type ActionLabels = { api: 'storefront' | 'console'; action: string };

const storefront = '/api/';
const operators = '/console/api/';

/** By path, of known actions only: the same few are called again and again. */
const known = new Map<string, ActionLabels>();

/** The action that a logged path names; undefined: it is no call of an API. */
export function actionLabels(path: string): ActionLabels | undefined {
  const before = known.get(path);
  if (before) return before;
  const labels = readLabels(path);
  if (labels && labels.action !== 'unknown') known.set(path, labels);
  return labels;
}

function readLabels(path: string): ActionLabels | undefined {
  if (path.startsWith(storefront)) {
    const name = path.slice(storefront.length);
    return { api: 'storefront', action: isActionName(name) ? name : 'unknown' };
  }
  if (path.startsWith(operators)) {
    const name = path.slice(operators.length);
    return { api: 'console', action: isConsoleActionName(name) ? name : 'unknown' };
  }
  return undefined;
}

export function kindOf(path: string): string {
  if (path.startsWith('/api')) return 'api';
  if (path.startsWith('/console')) {
    if (path.startsWith(operators)) return 'console-api';
    return path === '/console/events' ? 'events' : 'console';
  }
  if (path === '/events') return 'events';
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (path.startsWith('/images/')) return 'picture';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
