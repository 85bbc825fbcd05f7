import type { RefObject } from 'react';
import { packTexts as t } from '#console/messages/packs.ts';
import { DraftLines } from '#console/phone-order/DraftLines.tsx';
import type { DraftLine, PackChoice } from '#console/phone-order/draft.ts';
import { ProductEntry } from '#console/phone-order/ProductEntry.tsx';
import type { OrderDetailWire } from '#contract/console/order.ts';

type AddedLinesProps = {
  order: OrderDetailWire;
  lines: readonly DraftLine[];
  input: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  onAdd: (choice: PackChoice, packs: string) => void;
  onPacks: (key: string, packs: string) => void;
  onRemove: (key: string) => void;
};

/** What the order gets beside its own lines, at today's prices: found as on the phone. */
export function AddedLines({ order, lines, onPacks, onRemove, ...entry }: AddedLinesProps) {
  return (
    <section className="stack" aria-label={t.addTitle}>
      <ProductEntry customerId={order.customer_id} lines={lines} {...entry} />
      {lines.length > 0 && (
        <DraftLines lines={lines} preview={undefined} onPacks={onPacks} onRemove={onRemove} />
      )}
    </section>
  );
}
