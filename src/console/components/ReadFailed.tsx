import { useRetry } from '#console/data/use-retry.ts';
import { shellTexts as t } from '#console/messages/shell.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** In place of a part of a screen that could not be read. */
export function ReadFailed() {
  const { pending, retry } = useRetry();
  return (
    <Notice tone="info">
      {t.loadFailed}{' '}
      <Button look="quiet" aria-disabled={pending} onClick={retry}>
        {t.tryAgain}
      </Button>
    </Notice>
  );
}
