import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { browserLog } from '#client/log.ts';
import { keepInstallPrompt } from './components/install-prompt.ts';
import { storeServedUser } from './data/session.ts';

keepInstallPrompt();
storeServedUser();

/** What a loader throws on purpose, such as a page that is not there, is no error. */
function logError(error: unknown): void {
  if (error instanceof Error) browserLog('page', error);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={logError} />
    </StrictMode>,
  );
});
