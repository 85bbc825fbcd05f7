import { useNavigate } from 'react-router';
import { loginPath } from '#web/paths.ts';
import { logout } from './logout.ts';

export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await logout();
    await navigate(loginPath);
  };
}
