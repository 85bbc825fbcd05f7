// @vitest-environment happy-dom
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreens } from '#test/render-part.tsx';
import { MoveSkeleton } from './MoveSkeleton.tsx';

const never = () => new Promise(() => {});

function Here() {
  return (
    <>
      <h1>Here</h1>
      {['/face-care', '/product-detail/soap', '/my-orders', '/quick'].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </>
  );
}

const slow = { default: () => null, clientLoader: never };

function openHere(path = '/my-account') {
  const screens = {
    [path]: { default: Here },
    '/face-care': slow,
    '/product-detail/soap': slow,
    '/my-orders': slow,
    '/quick': { default: () => <h1>Quick</h1> },
  };
  const view = renderScreens(screens, path, (screen) => (
    <>
      <main>{screen}</main>
      <MoveSkeleton />
    </>
  ));
  return {
    ...view,
    shape: () => view.container.querySelector('[data-shape]')?.getAttribute('data-shape'),
  };
}

test.each([
  ['/face-care', 'cards'],
  ['/product-detail/soap', 'product'],
  ['/my-orders', 'lines'],
])(
  'a page that is waited for (%s) shows its shape after a while, over the one that is left',
  async (path, expected) => {
    const { user, screen, shape } = openHere();
    await user.click(screen.getByRole('link', { name: path }));
    expect(shape()).toBeUndefined();
    await expect.poll(shape).toBe(expected);
    expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy();
  },
);

test('a page that is there at once shows no shape, nor does a list beside a list', async () => {
  const { user, screen, shape, unmount } = openHere();
  await user.click(screen.getByRole('link', { name: '/quick' }));
  await screen.findByRole('heading', { name: 'Quick' });
  expect(shape()).toBeUndefined();
  unmount();

  const list = openHere('/skin-care');
  await list.user.click(list.screen.getByRole('link', { name: '/face-care' }));
  await new Promise((waited) => setTimeout(waited, 400));
  expect(list.shape()).toBeUndefined();
});
