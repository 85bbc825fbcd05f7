// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole } from '#test/open-console.tsx';

const { return: asked } = consoleActions.getReturn.example.output;
const { output: decided } = consoleActions.decideReturn.example;

async function open(given: object = {}, role: 'owner' | 'staff' = 'staff') {
  const view = await openConsole('/orders/returns/5', { role, answers: given });
  const { screen } = view;
  return {
    ...view,
    units: () =>
      screen.getByRole<HTMLInputElement>('textbox', { name: /^Units of .* taken back$/ }),
    says: () => screen.getByRole('textbox', { name: 'Answer to the customer' }),
  };
}

test('less than was asked for needs a reason; what was found goes out, and the answer stands there', async () => {
  let now: typeof asked = asked;
  const { screen, user, fill, press, units, says, sent } = await open({
    getReturn: () => ({ return: now }),
    decideReturn: () => {
      now = { ...asked, state: 'in-part', answer: 'One was fine.', decided_by: 'Meera' };
      return decided;
    },
  });
  expect(units().value).toBe('2');
  await fill(units(), '3');
  expect(screen.getByText('Whole units, at most what was asked for.')).toBeTruthy();
  await fill(units(), '1');
  await press('Take 1 unit back');
  expect(screen.getByText('Please say why: the customer reads it.')).toBeTruthy();
  expect(document.activeElement).toBe(says());
  await user.selectOptions(screen.getByLabelText(/^Condition of/), 'Broken');
  await user.selectOptions(screen.getByLabelText('The customer gets'), 'The same goods again');
  await fill(says(), 'One was fine.');
  await press('Take 1 unit back');
  await expect.poll(() => sent('decideReturn')).toHaveLength(1);
  expect(sent('decideReturn')).toEqual([
    {
      ...{ id: 5, settle: 'replacement', answer: 'One was fine.', answer_hi: '' },
      lines: [{ id: 9, units: 1, condition: 'broken' }],
    },
  ]);
});

test('none of it is a decline, which says so', async () => {
  const { screen, fill, units } = await open();
  await fill(units(), '0');
  expect(screen.getByRole('button', { name: 'Decline the return' })).toBeTruthy();
});

test('one that somebody else has decided meanwhile shows that decision', async () => {
  let now: typeof asked = asked;
  const { screen, press } = await open({
    getReturn: () => ({ return: now }),
    decideReturn: () => {
      now = { ...asked, state: 'accepted', decided_by: 'Olga' };
      return refused('decided-already', 'Olga has decided this return.');
    },
  });
  await press('Take 2 units back');
  await screen.findByText('Accepted by Olga.');
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
});

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
