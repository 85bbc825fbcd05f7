import { useState } from 'react';
import type { Preview } from '#console/components/use-preview.ts';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Draft, spokenOrder } from './draft.ts';

/** Places the order as it was previewed; what is refused shows at its place, and nothing is lost. */
export function usePlaceOrder(
  preview: Preview<'previewOrderFor'>,
  onPlaced: (orderId: number) => void,
) {
  /** The order that an earlier try has placed, of whose answer this browser never heard. */
  const [placedId, setPlacedId] = useState<number>();
  const [tried, setTried] = useState<Draft>();
  const { pending, failure, submit } = useSubmit(({ code, extra }) => {
    if (code === 'key-reused') setPlacedId(Number(extra.order_id));
    else preview.again(); // prices or stock have moved: the lines say which
    return false;
  });

  const place = (draft: Draft) => {
    setTried(draft);
    return submit(async () => {
      const spoken = spokenOrder(draft);
      if (!spoken) return;
      const seen = preview.isCurrent && preview.preview;
      const { totals, problems, lines } = seen || (await consoleCall('previewOrderFor', spoken));
      const problem = problems[0] ?? lines.find((line) => line.problem)?.problem;
      if (problem) throw Refusal.withCode(problem.code, problem.message);
      const { order_id } = await consoleCall('placeOrderFor', {
        ...spoken,
        note: draft.note,
        total_to_pay: totals.total_to_pay,
        idempotency_key: draft.key,
      });
      onPlaced(order_id);
    });
  };

  // Once something is changed, what was wrong with it before is told no more.
  const failureOf = (draft: Draft) => (draft === tried ? failure : undefined);
  return { pending, placedId, place, failureOf };
}
