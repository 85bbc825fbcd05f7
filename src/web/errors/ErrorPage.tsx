import { isRouteErrorResponse, useLocation } from 'react-router';
import { isRefusal } from '#contract/refusal.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { shell as t } from '#web/messages/en/shell.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

function isNotFound(error: unknown): boolean {
  if (isRefusal(error)) return error.httpStatus === 404;
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Shown in place of a page that threw. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  if (isNotFound(error)) return <NotFoundPage />;
  const { title, text } = t.failed;
  return (
    <>
      <PageHead title={title} hidden />
      <EmptyState
        scene="shutter"
        title={title}
        text={text}
        action={
          // A plain link reloads the page from the server, with or without scripts.
          <a className={buttonClass('primary')} href={pathname + search}>
            {t.tryAgain}
          </a>
        }
      />
    </>
  );
}
