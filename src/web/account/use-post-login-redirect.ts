import { useNavigate, useSearchParams } from 'react-router';
import { ownPath } from '#domain/own-path.ts';
import { loginPath } from '#web/paths.ts';
import { historyIndex, lastPage } from './last-page.ts';

/**
 * Spec §4: after signing in, back to the page the person came from. Only where a private page sent
 * them here, on to that page, which `next` names. Only ever to pages of this shop.
 */
export function usePostLoginRedirect(): () => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = ownPath(search.get('next'));

  return () => {
    const last = lastPage();
    const steps = (historyIndex() ?? 0) - (last?.index ?? Number.POSITIVE_INFINITY);
    if (next !== undefined && !next.startsWith(loginPath) && next !== last?.path) {
      // React Router folds `//` into `/`: an address with an empty segment is opened anew.
      if (next.includes('//')) location.replace(next);
      else navigate(next, { replace: true });
    } else if (steps > 0) {
      navigate(-steps);
    } else {
      navigate(ownPath(last?.path) ?? '/', { replace: true });
    }
  };
}
