import { loginPath } from './paths.ts';
import { useUserId } from './use-user.ts';

/** Spec §5: tiles, brand logos, Add buttons and the cart icon lead visitors to /login. */
export function useMemberPath(): (path: string) => string {
  const userId = useUserId();
  return (path) => (userId === undefined ? loginPath : path);
}
