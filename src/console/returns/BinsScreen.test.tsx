// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { refused } from '#test/fake-shop.ts';
import { expectGone, openConsole } from '#test/open-console.tsx';

const [bin] = consoleActions.listBins.example.output.bins;
if (!bin) throw new Error('no bin in the example');

test('what came back is written off in part, with what happens to it', async () => {
  let bins = [bin];
  const { screen, press, dialog, fill, answer, sent } = await openConsole('/products/returned', {
    role: 'staff',
    answers: { listBins: () => ({ bins, next: null }) },
  });
  await press('Write off Neem Face Wash 100 ml, Expired');
  const asked = await dialog('Write off Neem Face Wash 100 ml');
  const units = asked.getByLabelText<HTMLInputElement>('Units');
  expect(units.value).toBe('24');
  const send = async () => {
    await press('Write off');
  };
  await send();
  expect(asked.getByText('Please say what happens to them.')).toBeTruthy();
  await fill(asked.getByLabelText('What happens to them'), 'Sent back');
  await fill(units, '30');
  answer({ writeOffBin: refused('too-few', 'Only 24 units are there.') });
  await send();
  await asked.findByText('Only 24 units are there.');
  expect(units.getAttribute('aria-invalid')).toBe('true');
  await fill(units, '20');
  answer({
    writeOffBin: () => {
      bins = [{ ...bin, units: 4 }];
      return { product_id: 12, condition: 'expired', units: 4 };
    },
  });
  await send();
  await expectGone(() => screen.queryByRole('dialog'));
  expect(screen.getByRole('row', { name: /Neem Face Wash/ }).textContent).toContain('4');
  expect(sent('writeOffBin').at(-1)).toEqual({
    ...{ product_id: 12, condition: 'expired', expected: 24, units: 20, note: 'Sent back' },
  });
});

test('an empty store of returned goods says so', async () => {
  const { screen } = await openConsole('/products/returned', {
    role: 'staff',
    answers: { listBins: { bins: [], next: null } },
  });
  expect(screen.getByText('Nothing that came back waits here.')).toBeTruthy();
});
