import { Outlet, useMatches } from 'react-router';
import { useMe } from '#console/data/use-me.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { ScreenHandle } from '#console/navigation/screen-handle.ts';
import { Refusal } from '#contract/refusal.ts';
import { ScreenProblem } from './ScreenError.tsx';

const notAllowed = new Refusal('not-allowed', shellTexts.notAllowed);

/** Keeps forms from those whom the server would refuse only once they are filled in. */
export function RoleGate() {
  const { permissions } = useMe();
  const isAllowed = useMatches().every(({ handle }) => {
    const { needs } = (handle ?? {}) as ScreenHandle; // `as`: the route table's own
    return needs === undefined || permissions.includes(needs);
  });
  return isAllowed ? <Outlet /> : <ScreenProblem error={notAllowed} />;
}
