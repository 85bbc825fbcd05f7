import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

function tokenIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('token' in state)) return '';
  return typeof state.token === 'string' ? state.token : '';
}

/**
 * The token of a reset link. It leaves the address at once and stays in the tab's history, so that
 * neither a screen, a copied address nor a referrer shows it, and a reload still works.
 */
export function useResetToken(): string {
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const inAddress = search.get('token') ?? '';

  useEffect(() => {
    if (inAddress === '') return;
    navigate('/reset-pin', { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate]);

  return inAddress || tokenIn(location.state);
}
