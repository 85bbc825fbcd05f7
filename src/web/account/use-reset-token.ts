import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * The token of a reset link, moved from the address to the memory of the page: it is not seen on screen,
 * copied with the address or sent as a referrer, and nobody finds it later in the tab.
 */
export function useResetToken(): string {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const inAddress = search.get('token') ?? '';
  const [token, setToken] = useState(inAddress);
  if (inAddress !== '' && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (inAddress === '') return;
    navigate('/reset-pin', { replace: true });
  }, [inAddress, navigate]);

  return token;
}
