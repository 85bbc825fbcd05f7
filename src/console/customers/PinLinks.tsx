import { useState } from 'react';
import { useLocation } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { pinLinkTexts as t } from '#console/messages/pin-links.ts';
import type { ConsoleInput, ConsoleOutput } from '#contract/console/index.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PinLinksDialog } from './PinLinksDialog.tsx';

type Asked = ConsoleInput<'makePinLinks'>;

/** Makes links once, and shows them until they are put away. */
function usePinLinks() {
  const [made, setMade] = useState<ConsoleOutput<'makePinLinks'>>();
  const { pending, failure, submit } = useSubmit();
  const make = (asked: Asked) =>
    submit(async () => setMade(await consoleCall('makePinLinks', asked)));
  const dialog = made && (
    <PinLinksDialog
      key={made.until}
      made={made}
      onMore={(ids) => make({ ids, with_pin: true })}
      onClose={() => setMade(undefined)}
    />
  );
  return { pending, failure, make, dialog };
}

/** What is ticked. */
export function PinLinksBar({ ids, onClear }: { ids: number[]; onClear: () => void }) {
  const { pending, failure, make, dialog } = usePinLinks();
  return (
    <>
      <ActionBar label={t.selected(ids.length)} failure={failure}>
        <Button look="quiet" onClick={onClear}>
          {t.clear}
        </Button>
        <Button aria-disabled={pending} onClick={() => make({ ids })}>
          {t.make}
        </Button>
      </ActionBar>
      {dialog}
    </>
  );
}

/** All that the filters find, once they ask for those without a PIN. */
export function AllPinLinks() {
  const query = new URLSearchParams(useLocation().search);
  const { pending, failure, make, dialog } = usePinLinks();
  if (!query.has('without_pin')) return null;
  const [q, route] = ['q', 'route'].map((name) => query.get(name) ?? undefined);
  // Of the blocked nobody gets one.
  const filters = { q, route, without_pin: '1' } as const;
  return (
    <>
      <Button look="secondary" aria-disabled={pending} onClick={() => make({ filters })}>
        {t.makeAll}
      </Button>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {dialog}
    </>
  );
}
