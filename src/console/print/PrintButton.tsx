import { useState } from 'react';
import { useKeys } from '#console/components/use-keys.ts';
import { printTexts as t } from '#console/messages/print.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PrintDialog } from './PrintDialog.tsx';

/** Asks what to print of these orders; so does the key `p`. */
export function PrintButton({ ids }: { ids: readonly number[] }) {
  const [asked, setAsked] = useState(false);
  useKeys({ p: () => setAsked(true) });
  return (
    <>
      <Button look="secondary" onClick={() => setAsked(true)}>
        <Icon name="print" small />
        {t.print}
      </Button>
      {asked && <PrintDialog ids={ids} onClose={() => setAsked(false)} />}
    </>
  );
}
