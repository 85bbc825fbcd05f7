import { useRevalidator } from 'react-router';
import { shellTexts as t } from '#console/messages/shell.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** In place of a part of a screen that could not be read. */
export function ReadFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice tone="info">
      {t.loadFailed}{' '}
      <Button look="quiet" aria-disabled={state !== 'idle'} onClick={() => revalidate()}>
        {t.tryAgain}
      </Button>
    </Notice>
  );
}
