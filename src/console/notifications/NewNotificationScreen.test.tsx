// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { noNetwork } from '#test/fake-shop.ts';
import { openConsole, saidOf } from '#test/open-console.tsx';

const { output: told } = consoleActions.sendNotification.example;
const path = '/notifications/new';

test('recipients that could not be counted are counted again', async () => {
  const { screen, press, answer } = await openConsole(path, {
    answers: { countRecipients: noNetwork },
  });
  await screen.findByText('The customers could not be counted.');
  answer({ countRecipients: { count: 7 } });
  await press('Try again');
  await screen.findByText('Goes to 7 customers.');
  expect(screen.getByRole('button', { name: 'Send to 7 customers' })).toBeTruthy();
});

test('without words or a time nothing is sent; at once is asked about first', async () => {
  const { screen, user, fill, press, dialog, sent, answer, at } = await openConsole(path, {
    answers: { countRecipients: { count: 7 } },
  });
  await press('Send to 7 customers');
  const text = screen.getByLabelText('Text');
  expect(saidOf(text)).toContain('Please write what it says.');
  await fill(text, 'Diwali offers');
  await user.click(screen.getByLabelText('At a time'));
  await press('Schedule for 7 customers');
  expect(saidOf(screen.getByLabelText('Time'))).toBe('Please choose a time.');
  await user.click(screen.getByLabelText('Now'));
  await press('Send to 7 customers');
  const asked = await dialog('Send to 7 customers now?');
  expect(asked.element.textContent).toContain('Diwali offers');
  expect(sent('sendNotification')).toEqual([]);
  answer({ sendNotification: { ...told, count: 7 } });
  await user.click(asked.getByRole('button', { name: 'Send to 7 customers' }));
  await screen.findByText('On its way to 7 customers.');
  expect(at()).toMatch(/^\/notifications/);
  expect(sent('sendNotification')).toMatchObject([{ text: 'Diwali offers' }]);
});
