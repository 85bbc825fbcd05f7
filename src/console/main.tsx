import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '#ui/tokens.css';
import '#ui/base.css';
import './console.css';
import './frame.css';
import { nameTraces } from '#client/trace-header.ts';
import { onSignedOut } from './data/api.ts';
import { isRefreshing } from './data/keep-shown.ts';
import { signInPath } from './data/sign-in-path.ts';
import { onSignedOutElsewhere } from './data/sign-out-channel.ts';
import { shellId } from './data/use-me.ts';
import { hasUnsaved } from './data/use-unsaved.ts';
import { routeTree } from './route-tree.tsx';

nameTraces();
const router = createBrowserRouter(routeTree, { basename: '/console' });

function goToSignIn(): void {
  const asked = router.state.navigation.location ?? router.state.location;
  router.navigate(signInPath(asked), { replace: true });
}
onSignedOut(() => {
  const { navigation, revalidation } = router.state;
  const isBehind = navigation.state === 'idle' && (revalidation === 'idle' || isRefreshing());
  // Nobody asked to leave what is typed; saving it will say that the session has ended.
  if (!isBehind || !hasUnsaved()) goToSignIn();
});
onSignedOutElsewhere(() => {
  // Nobody has to be signed in for the others, such as setting a password.
  const isInside = router.state.matches.some(({ route }) => route.id === shellId);
  if (isInside && !hasUnsaved()) goToSignIn();
});

const place = document.getElementById('console');
if (!place) throw new Error('index.html has no place for the console.');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
