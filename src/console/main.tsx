import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '#ui/tokens.css';
import '#ui/base.css';
import './console.css';
import { onSignedOut } from './api.ts';
import { routes } from './routes.tsx';
import { signInPath } from './sign-in-path.ts';

const router = createBrowserRouter(routes, { basename: '/console' });
onSignedOut(() => {
  const asked = router.state.navigation.location ?? router.state.location;
  router.navigate(signInPath(asked), { replace: true });
});

const place = document.getElementById('console');
if (!place) throw new Error('index.html has no place for the console.');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
