import { useNavigate } from 'react-router';
import { loginPath } from '#web/paths/paths.ts';
import { logout } from './logout.ts';

export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Cancelled where packs would be lost: `cart/LogoutWarning.tsx` asks first.
    if (!dispatchEvent(new Event('logout', { cancelable: true }))) return;
    await logout();
    await navigate(loginPath);
  };
}
