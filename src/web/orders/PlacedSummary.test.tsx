// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { renderPart } from '#test/render-part.tsx';
import { focusHeading } from '#ui/focus-heading.ts';
import { orderFromWire } from './order.ts';
import { PlacedSummary } from './PlacedSummary.tsx';

const order = orderFromWire(actions.getOrderById.example.output.order);

test('whoever hears the page begins at "Order Placed!", not at the paper below it', () => {
  const { screen } = renderPart(
    <main>
      <PlacedSummary order={order} />
      <h1>Invoice</h1>
    </main>,
  );
  const placed = screen.getByRole('heading', { name: 'Order Placed!' });
  // Read late, it takes the focus that nothing has.
  expect(document.activeElement).toBe(placed);
  screen.getByRole('heading', { name: 'Invoice' }).focus();
  focusHeading();
  expect(document.activeElement).toBe(placed);
});
