import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { isPassing } from '#console/data/keep-shown.ts';
import { useRetry } from '#console/data/use-retry.ts';
import { shellTexts as t } from '#console/messages/shell.ts';
import { areaOf } from '#console/navigation/areas.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { isRefusal } from '#contract/refusal.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { EmptyState, type Scene } from '#ui/EmptyState.tsx';

function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return isRefusal(error) && error.code === 'not-found';
}

function isNotAllowed(error: unknown): boolean {
  return isRefusal(error) && error.code === 'not-allowed';
}

function titleOf(error: unknown): string {
  if (isNotFound(error)) return t.notFoundTitle;
  return isNotAllowed(error) ? t.notAllowedTitle : t.loadFailed;
}

function textOf(error: unknown): string {
  if (isRefusal(error) && error.message !== '') return error.message;
  return isNotFound(error) ? t.notFound : t.failed;
}

/** Where the server answered, nobody should look for the fault in their own network. */
function sceneOf(error: unknown): Scene {
  if (isNotFound(error) || isNotAllowed(error)) return 'scale';
  return 'shutter';
}

/** In place of a screen that could not be loaded. */
export function ScreenError() {
  return <ScreenProblem error={useRouteError()} />;
}

type ScreenProblemProps = {
  error: unknown;
  /** Nothing is known of who is signed in. */
  isWhole?: boolean;
};

export function ScreenProblem({ error, isWhole = false }: ScreenProblemProps) {
  const { pending, retry } = useRetry(isPassing(error));
  // Trying again would end the same.
  const isFinal = isNotFound(error) || isNotAllowed(error);
  const title = titleOf(error);
  const action = isFinal ? (
    <Link className={buttonClass('secondary')} to="/">
      {t.toStart}
    </Link>
  ) : (
    <Button aria-disabled={pending} onClick={retry}>
      {t.tryAgain}
    </Button>
  );
  const area = areaOf(useLocation().pathname);
  // What failed to load has its heading all the same, and the ways to what may not fail.
  if (!isFinal && area && !isWhole) {
    return (
      <>
        <Tabs />
        <ScreenHead title={area.tab.label} />
        <div role="alert">
          <EmptyState scene={sceneOf(error)} text={`${title} ${textOf(error)}`} action={action} />
        </div>
      </>
    );
  }
  return (
    <div role="alert">
      <title>{t.titleOf(title)}</title>
      <EmptyState scene={sceneOf(error)} title={title} text={textOf(error)} action={action} />
    </div>
  );
}

/** Where nothing around the screen could be loaded either. */
export function WholeError() {
  return (
    <main>
      <ScreenProblem error={useRouteError()} isWhole />
    </main>
  );
}
