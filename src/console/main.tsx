import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '#ui/tokens.css';
import '#ui/base.css';
import './console.css';
import './frame.css';
import { onSignedOut } from './api.ts';
import { isRefreshing } from './keep-shown.ts';
import { routeTree } from './route-tree.tsx';
import { signInPath } from './sign-in-path.ts';
import { onSignedOutElsewhere } from './sign-out-channel.ts';
import { shellId } from './use-me.ts';
import { hasUnsaved } from './use-unsaved.ts';

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
