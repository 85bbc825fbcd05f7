// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { openConsole } from '#test/open-console.tsx';

const { return: asked } = consoleActions.getReturn.example.output;

test('a return is declined with a usual answer, in both languages', async () => {
  const view = await openConsole('/orders/returns/5', {
    answers: { decideReturn: consoleActions.decideReturn.example.output },
  });
  const { screen, fill, press, user, sent } = view;
  await fill(screen.getByRole('textbox', { name: /^Units of Neem/ }), '0');
  await press('Decline the return');
  expect(screen.getByText('Please say why: the customer reads it.')).toBeTruthy();
  const usual = screen.getByRole('combobox', { name: 'Usual reasons' });
  await user.selectOptions(usual, 'The packs were opened.');
  await press('Decline the return');
  await expect.poll(() => sent('decideReturn')).toHaveLength(1);
  expect(sent('decideReturn')).toMatchObject([
    { answer: 'The packs were opened.', answer_hi: 'पैक खुले हुए थे।', lines: [{ units: 0 }] },
  ]);
});

test('what was answered stands in both languages', async () => {
  const said = { state: 'declined' as const, answer: 'No.', answer_hi: 'नहीं।' };
  const { screen } = await openConsole('/orders/returns/5', {
    answers: { getReturn: { return: { ...asked, ...said } } },
  });
  expect(screen.getByText('नहीं।').lang).toBe('hi');
});
