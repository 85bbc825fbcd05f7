import { loginPath } from '#web/paths/paths.ts';
import { useUserId } from './use-user.ts';

/** Spec §5: tiles, brand logos, Add buttons and the cart icon send visitors to /login, and from there back. */
export function useMemberPath(): (path: string) => string {
  const userId = useUserId();
  return (path) => (userId === undefined ? loginPath : path);
}
