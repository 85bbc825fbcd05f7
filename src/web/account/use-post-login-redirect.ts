import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ownPath } from '#domain/account/own-path.ts';
import { loginPath } from '#web/paths/paths.ts';
import { rememberAdd } from './add-after-login.ts';
import { historyIndex, lastPage } from './last-page.ts';

/**
 * Spec §4: after signing in, back to the page the person came from. Only where a private page sent
 * them here, on to that page, which `next` names. Only ever to pages of this shop.
 */
export function usePostLoginRedirect(): (isOtherLanguage: boolean) => void {
  const navigate = useNavigate();
  const here = useLocation();
  const [search] = useSearchParams();
  const next = ownPath(search.get('next'));

  return (isOtherLanguage) => {
    rememberAdd(here);
    const last = lastPage();
    const steps = (historyIndex() ?? 0) - (last?.index ?? Number.POSITIVE_INFINITY);
    const isWanted = next !== undefined && !next.startsWith(loginPath) && next !== last?.path;
    const path = (isWanted ? next : ownPath(last?.path)) ?? '/';
    // Each language is a build of its own. And React Router folds `//` into `/`.
    if (isOtherLanguage || (isWanted && path.includes('//'))) location.replace(path);
    else if (steps > 0 && !isWanted) navigate(-steps);
    else navigate(path, { replace: true });
  };
}
