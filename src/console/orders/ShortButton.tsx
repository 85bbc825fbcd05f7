import { useState } from 'react';
import { pickingTexts as t } from '#console/messages/picking.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { PickDialog, type PickTarget } from './PickDialog.tsx';
import styles from './ShortButton.module.css';

type ShortButtonProps = { name: string; targets: readonly PickTarget[]; className?: string };

/** Where packs of a line are not there. */
export function ShortButton({ name, targets, className }: ShortButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={classes(styles.short, className)}
        icon="minus"
        label={t.short(name)}
        onClick={() => setOpen(true)}
      />
      {isOpen && <PickDialog targets={targets} onClose={() => setOpen(false)} />}
    </>
  );
}
