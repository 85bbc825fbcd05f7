import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router';
import { shellTexts as t } from '#console/messages/shell.ts';
import { isRefusal } from '#contract/refusal.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Trying again would end the same. */
function isFinal(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return isRefusal(error) && (error.code === 'not-allowed' || error.code === 'not-found');
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error) && error.status === 404) return t.notFound;
  return isRefusal(error) && error.message !== '' ? error.message : t.failed;
}

/** In place of a screen that could not be loaded. */
export function ScreenError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const action = isFinal(error) ? (
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
      <title>{t.titleOf(t.loadFailed)}</title>
      <EmptyState icon="cloudOff" title={t.loadFailed} text={textOf(error)} action={action} />
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
