// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPart } from '#test/render-part.tsx';
import { CartNote } from './CartNote.tsx';

function openNote() {
  const view = renderPart(<CartNote />);
  const field = view.screen.getByLabelText<HTMLTextAreaElement>('Note for your order');
  const ids = () => field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const told = () =>
    ids()
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  return { ...view, field, told };
}

test('the note counts to 150 and stays on the device for a day', async () => {
  const { user, field, told, unmount } = openNote();
  await user.click(field);
  await user.paste('x'.repeat(149));
  await user.keyboard('yz');
  expect([field.value, told()]).toEqual([`${'x'.repeat(149)}y`, '150/150']);
  await user.clear(field);
  await user.type(field, 'Please ring twice');
  expect(told()).toBe('17/150');
  expect({ ...localStorage }).toMatchObject({
    cartNote: 'Please ring twice',
    note: 'Please ring twice',
  });
  unmount();
  const again = openNote();
  await expect.poll(() => again.field.value).toBe('Please ring twice');
  again.unmount();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
  const { field: later } = openNote();
  await expect.poll(() => localStorage.getItem('cartNote')).toBeNull();
  expect(later.value).toBe('');
});
