import { useState } from 'react';
import { pickingTexts as t } from '#console/messages/picking.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { PickDialog, type PickTarget } from './PickDialog.tsx';

type ShortButtonProps = { name: string; targets: readonly PickTarget[]; className?: string };

/** Where packs of a line are not there. */
export function ShortButton({ name, targets, className }: ShortButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={className}
        icon="minus"
        label={t.short(name)}
        onClick={() => setOpen(true)}
      />
      {isOpen && <PickDialog targets={targets} onClose={() => setOpen(false)} />}
    </>
  );
}
