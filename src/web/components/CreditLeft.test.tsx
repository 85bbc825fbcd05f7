// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { creditExample } from '#contract/credit.ts';
import { textOf } from '#test/dom-text.ts';
import { CreditLeft } from './CreditLeft.tsx';

const credit = { ...creditExample, limit: 1_000, used: 400, left: 600, past_due: 0 };

test.each([
  ['nothing where none was agreed', null, 900, ''],
  ['what is left after it', credit, 250, '₹350.00 of your credit is left after this order.'],
  ['nothing where there is no limit', { ...credit, limit: null, left: null }, 900, ''],
  [
    'what to pay first',
    { ...credit, past_due: 300 },
    700,
    '₹300.00 is past its due date. This order is ₹100.00 over your credit limit. Please pay ₹300.00 first, or call us.See what is due',
  ],
  [
    'that it is over, where the shop takes it',
    { ...credit, mode: 'warn' as const },
    700,
    'This order is ₹100.00 over your credit limit.See what is due',
  ],
  [
    'no more where an owner lets it pass',
    { ...credit, passes: true },
    700,
    'This order is ₹100.00 over your credit limit.See what is due',
  ],
])('an order shows %s', (_, given, rupees, said) => {
  const { container } = render(
    <MemoryRouter>
      <CreditLeft credit={given} payablePaise={rupees * 100} />
    </MemoryRouter>,
  );
  expect(textOf(container)).toBe(said);
});
