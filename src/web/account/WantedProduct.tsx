import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '#ui/Notice.tsx';
import { login as t } from '#web/messages/en/account.ts';
import { wantedNameIn } from './add-after-login.ts';

const never = () => () => {};

/** Which product waits, where its Add button led here. The server does not know it. */
export function WantedProduct() {
  const { state } = useLocation();
  const name = useSyncExternalStore(
    never,
    () => wantedNameIn(state),
    () => '',
  );
  return name === '' ? null : <Notice tone="info">{t.waits(name)}</Notice>;
}
