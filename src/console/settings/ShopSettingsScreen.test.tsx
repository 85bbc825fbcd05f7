// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole, saidOf } from '#test/open-console.tsx';

const { settings } = consoleActions.getSettings.example.output;

test('what is wrong stands beside its field, what is typed in the preview, and two at once lose nothing', async () => {
  const theirs = { ...settings, meta_keywords: 'theirs', version: 4 };
  const { screen, fill, press, answer, sent } = await openConsole('/settings/shop', {
    answers: { saveSettings: refused('changed-elsewhere', 'Changed.', { settings: theirs }) },
  });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await fill(field('GSTIN'), '05AADCD4821K1ZT');
  await fill(field('YouTube'), 'youtube.com/doon');
  await press('Save');
  await expect.poll(() => saidOf(field('GSTIN'))).toMatch(/^GSTIN is not a valid GSTIN/);
  expect(saidOf(field('YouTube'))).toBe('YouTube must be a link that begins with https://.');
  expect(document.activeElement).toBe(field('GSTIN'));
  await fill(field('GSTIN'), settings.gstin);
  await fill(field('YouTube'), '');
  await fill(field('Phone'), '0135 271 2345');
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain('0135 271 2345');
  await press('Save');
  await screen.findByText('Changed meanwhile');
  expect(screen.getByRole('row', { name: /^Keywords .*theirs$/ })).toBeTruthy();
  answer({ saveSettings: { settings: { ...theirs, phone: '0135 271 2345', version: 5 } } });
  await press('Save mine');
  await screen.findByText('Saved. The shop shows it now.');
  expect(sent('saveSettings').at(-1)).toEqual({ version: 4, phone: '0135 271 2345' });
});
