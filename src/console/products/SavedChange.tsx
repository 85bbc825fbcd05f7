import { useState } from 'react';
import { refusalText } from '#client/refusal-text.ts';
import { partTexts } from '#console/messages/parts.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { ActionBar } from '#console/parts/ActionBar.tsx';
import { formatRupees } from '#console/parts/money.ts';
import { groupDigits } from '#domain/indian-formats.ts';
import { Button } from '#ui/Button.tsx';
import type { RowChange } from './use-row-edits.ts';

/** Says what was saved in the list, and takes it back. */
export function SavedChange({ change }: { change: RowChange }) {
  const { product, label, name, before, after, undo } = change;
  const [failed, setFailed] = useState<{ of: RowChange; text: string | undefined }>();
  const show = name === 'stock' ? groupDigits : formatRupees;
  const saved = t.changed(t.of(label, product), show(before), show(after));

  async function onUndo() {
    const text = await undo().catch((error) =>
      refusalText(error, shellTexts.failed, shellTexts.unreachable),
    );
    setFailed({ of: change, text });
  }

  return (
    <ActionBar label={(failed?.of === change && failed.text) || saved}>
      <Button look="secondary" onClick={onUndo}>
        {partTexts.undo}
      </Button>
    </ActionBar>
  );
}
