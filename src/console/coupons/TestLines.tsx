import { useRef } from 'react';
import { DraftLines } from '#console/phone-order/DraftLines.tsx';
import { type DraftLine, withLine, withoutLine, withPacks } from '#console/phone-order/draft.ts';
import { ProductEntry } from '#console/phone-order/ProductEntry.tsx';

type TestLinesProps = {
  customerId: number | undefined;
  lines: DraftLine[];
  error: string | undefined;
  onChange: (next: (lines: DraftLine[]) => DraftLine[]) => void;
};

/** A cart that is only tried: typed like an order on the phone. */
export function TestLines({ customerId, lines, error, onChange }: TestLinesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ProductEntry
        {...{ customerId, lines, input, error }}
        onAdd={(choice, packs) => onChange((before) => withLine(before, choice, packs))}
      />
      {lines.length > 0 && (
        <DraftLines
          lines={lines}
          preview={undefined}
          onPacks={(key, packs) => onChange((before) => withPacks(before, key, packs))}
          onRemove={(key) => {
            onChange((before) => withoutLine(before, key));
            input.current?.focus();
          }}
        />
      )}
    </>
  );
}
