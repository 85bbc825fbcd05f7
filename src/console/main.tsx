import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '#ui/tokens.css';
import '#ui/base.css';
import './console.css';
import './frame.css';
import { onSignedOut } from './api.ts';
import { routeTree } from './route-tree.tsx';
import { signInPath } from './sign-in-path.ts';
import { onSignedOutElsewhere } from './sign-out-channel.ts';
import { shellId } from './use-me.ts';

const router = createBrowserRouter(routeTree, { basename: '/console' });

function goToSignIn(): void {
  const asked = router.state.navigation.location ?? router.state.location;
  router.navigate(signInPath(asked), { replace: true });
}
onSignedOut(goToSignIn);
onSignedOutElsewhere(() => {
  // Nobody has to be signed in for the others, such as setting a password.
  if (router.state.matches.some(({ route }) => route.id === shellId)) goToSignIn();
});

const place = document.getElementById('console');
if (!place) throw new Error('index.html has no place for the console.');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
