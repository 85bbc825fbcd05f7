import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router';
import { shellTexts as t } from '#console/messages/shell.ts';
import { isRefusal } from '#contract/refusal.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

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

/** In place of a screen that could not be loaded. */
export function ScreenError() {
  return <ScreenProblem error={useRouteError()} />;
}

export function ScreenProblem({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  // Trying again would end the same.
  const isFinal = isNotFound(error) || isNotAllowed(error);
  const title = titleOf(error);
  const action = isFinal ? (
    <Link className={buttonClass('secondary')} to="/">
      {t.toStart}
    </Link>
  ) : (
    <Button disabled={state !== 'idle'} onClick={() => revalidate()}>
      {t.tryAgain}
    </Button>
  );
  return (
    <div role="alert">
      <title>{t.titleOf(title)}</title>
      <EmptyState
        icon={isFinal ? 'search' : 'cloudOff'}
        title={title}
        text={textOf(error)}
        action={action}
      />
    </div>
  );
}

/** Where nothing around the screen could be loaded either. */
export function WholeError() {
  return (
    <main>
      <ScreenError />
    </main>
  );
}
