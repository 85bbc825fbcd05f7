// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { fakeShop, noNetwork } from '#test/fake-shop.ts';
import { renderPart } from '#test/render-part.tsx';
import { OrderMails } from './OrderMails.tsx';

beforeEach(() => localStorage.setItem('userId', '1'));

test('mails about orders are switched off with one tap, and stay on where that failed', async () => {
  const shop = fakeShop({ setOrderMails: noNetwork });
  const { screen, user } = renderPart(<OrderMails on />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Mail me when an order/ });
  await user.click(box);
  await screen.findByRole('alert');
  expect(box.checked).toBe(true);
  shop.answer({ setOrderMails: { message: 'Saved.' } });
  await user.click(box);
  expect(box.checked).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shop.calls.at(-1)?.input).toEqual({ user_id: 1, on: false });
});
