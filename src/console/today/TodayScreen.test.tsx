// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole } from '#test/open-console.tsx';

const example = consoleActions.getToday.example.output;
const [first] = example.oldest;
if (!first) throw new Error('no order in the example');
const second = { ...first, id: 13, firm_name: 'Ganga Baby Corner', total_to_pay: 972 };

test('an order is accepted in its row, and the next one has the focus', async () => {
  const moved: number[] = [];
  const console = await openConsole('/today', {
    answers: {
      getToday: () => ({
        ...example,
        oldest: [first, second].filter(({ id }) => !moved.includes(id)),
      }),
      moveOrder: ({ id }) => {
        moved.push(Number(id));
        return { id: Number(id), status: 'accepted' };
      },
    },
  });
  expect(console.screen.getByText('₹3,009.00')).toBeTruthy();
  await console.press('Accept #12');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Accept #13');
  expect(console.sent('moveOrder')).toMatchObject([{ id: 12, to: 'accepted' }]);
  expect(console.screen.queryByText('Negi Medical & General Store')).toBeNull();
});

test('an order that somebody else accepted goes, with the reason said', async () => {
  let oldest = [first, second];
  const console = await openConsole('/today', {
    answers: {
      getToday: () => ({ ...example, oldest }),
      moveOrder: () => {
        oldest = [second];
        return refused('wrong-status', 'Already accepted.');
      },
    },
  });
  await console.press('Accept #12');
  expect((await console.screen.findByRole('alert')).textContent).toBe('Already accepted.');
  await expect.poll(() => console.screen.queryByText('Negi Medical & General Store')).toBeNull();
});

test('what counts nothing stands in one line, the rest leads to its list', async () => {
  const { screen } = await openConsole('/today', { role: 'packer' });
  expect(screen.getByRole('link', { name: /To accept\s*2/ }).getAttribute('href')).toBe(
    '/console/orders?status=active',
  );
  expect(screen.queryByRole('link', { name: /To send out/ })).toBeNull();
  expect(screen.getByText('Nothing to send out.')).toBeTruthy();
});

test('a day on which more was credited than invoiced has its figure and no bar', async () => {
  const days = example.days.map((day, at) => (at === 0 ? { ...day, revenue: -504.48 } : day));
  const { screen } = await openConsole('/today', { answers: { getToday: { ...example, days } } });
  expect(screen.getByText('−₹504')).toBeTruthy();
  expect(screen.getByRole('main').querySelector('rect[height^="-"]')).toBeNull();
});
