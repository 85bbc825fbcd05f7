import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

function tokenIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('token' in state)) return '';
  return typeof state.token === 'string' ? state.token : '';
}

/**
 * The token of a reset link, moved from the address to the history state: it is not seen on screen,
 * copied with the address or sent as a referrer, and a reload still works.
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
