import { type ComponentType, useEffect, useState } from 'react';
import { usePicked } from '#web/catalogue/picker-store.ts';
import { browserLog } from '#web/log.ts';
import { useUserId } from '#web/use-user.ts';
import { useCartWatch } from './cart-count.tsx';

/**
 * The cart on every page. Visitors do not pay for its scripts; a customer has them before the first
 * tap, and already rendered, so that the drawer opens at once.
 */
export function CartHost() {
  useCartWatch();
  const userId = useUserId();
  const Parts = useMemberParts(userId !== undefined);
  return Parts && userId !== undefined ? <Parts key={userId} userId={userId} /> : null;
}

type Parts = ComponentType<{ userId: number }>;

function useMemberParts(wanted: boolean): Parts | undefined {
  const [parts, setParts] = useState<{ component: Parts }>();
  // A tap that came before them asks once more, should the first try have failed.
  const turn = usePicked()?.turn;

  // `turn` is that tap.
  useEffect(() => {
    if (!wanted || parts) return;
    import('./MemberParts.tsx').then(
      ({ MemberParts }) => setParts({ component: MemberParts }),
      (error: unknown) => browserLog('cart parts', error),
    );
  }, [wanted, parts, turn]);

  return parts?.component;
}
