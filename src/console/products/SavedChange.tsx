import { type ReactNode, useState } from 'react';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { formatRupees } from '#console/components/money.ts';
import { partTexts } from '#console/messages/components.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { Button } from '#ui/Button.tsx';
import type { RowChange } from './use-row-edits.ts';

/** Says what was saved in the list, and takes it back. */
export function SavedChange({ change }: { change: RowChange }) {
  const { product, label, name, before, after, undo } = change;
  const [failed, setFailed] = useState<{ of: RowChange; text: ReactNode }>();
  const show = name === 'stock' ? groupDigits : formatRupees;
  const saved = t.changed(t.of(label, product), show(before), show(after));

  async function onUndo() {
    setFailed({ of: change, text: await undo() });
  }

  return (
    <ActionBar label={saved} failure={failed?.of === change ? failed.text : undefined}>
      <Button look="secondary" onClick={onUndo}>
        {partTexts.undo}
      </Button>
    </ActionBar>
  );
}
