// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPart } from '#test/render-part.tsx';
import { putQueue } from './cart-store.ts';
import { LogoutWarning } from './LogoutWarning.tsx';
import type { QueuedChange } from './queue-db.ts';

const waiting: QueuedChange = {
  ...{ key: 'k', customerId: 1, productId: 12, slot: 1, packSize: 6, by: 1, units: 6, at: 0 },
  ...{ pricePaise: 84_00, mrpPaise: 120_00, name: 'Neem Soap', packaging: '', waiting: true },
};

function open(queue: QueuedChange[]) {
  localStorage.setItem('userId', '1');
  putQueue(queue);
  onTestFinished(() => putQueue([]));
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  onTestFinished(() => sent.mockRestore());
  const view = renderPart(<LogoutWarning />);
  /** What `useLogout` asks before it signs out: whether it may. */
  const mayLogOut = () => act(async () => dispatchEvent(new Event('logout', { cancelable: true })));
  return { ...view, mayLogOut, isSignedIn: () => localStorage.getItem('userId') === '1', sent };
}

test('nobody is asked where nothing waits, or what was refused has been told', async () => {
  const { mayLogOut, screen } = open([{ ...waiting, waiting: false, refused: 'Only 3 left.' }]);
  expect(await mayLogOut()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has packs that wait is asked first, and may stay, as often as it is', async () => {
  const { mayLogOut, screen, user, isSignedIn, sent } = open([waiting]);
  for (let round = 0; round < 2; round += 1) {
    expect(await mayLogOut()).toBe(false);
    await screen.findByRole('dialog', { name: 'Log out now?' });
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(isSignedIn()).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});

test('who logs out all the same is signed out', async () => {
  const { mayLogOut, screen, user, isSignedIn, sent } = open([waiting]);
  await mayLogOut();
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await expect.poll(isSignedIn).toBe(false);
  expect(sent.mock.calls.map(([address]) => address)).toEqual(['/logout']);
});
