// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { renderPart } from '#test/render-part.tsx';
import { focusHeading } from '#ui/focus-heading.ts';
import { orderFromWire } from './order.ts';
import { PlacedSummary } from './PlacedSummary.tsx';

const order = orderFromWire(actions.getOrderById.example.output.order);

test('it says who has the order, until when it comes, and what happens next', () => {
  const sent = { ...order, deliveryType: 'delivery', express: false } as const;
  const { screen } = renderPart(<PlacedSummary order={sent} />);
  const placed = screen.getByRole('region', { name: 'Order Placed!' });
  expect(placed.textContent).toMatch(/Order #\d+ is with the shop\. With you by \w{3} \d+ \w{3}\./);
  expect(within(placed).getByRole('list', { name: 'Progress of the order' })).toBeTruthy();
});

test('a pickup is told when it is ready', () => {
  const { screen } = renderPart(<PlacedSummary order={{ ...order, deliveryType: 'pickup' }} />);
  expect(screen.getByRole('status').textContent).toContain('when it is ready');
});

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
