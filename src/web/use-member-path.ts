import { loginPathTo } from './paths.ts';
import { useUserId } from './use-user.ts';

/** Spec §5: tiles, brand logos, Add buttons and the cart icon send visitors to /login first. */
export function useMemberPath(): (path: string) => string {
  const userId = useUserId();
  return (path) => (userId === undefined ? loginPathTo(path) : path);
}
