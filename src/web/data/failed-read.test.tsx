// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { type ActionName, actions } from '#contract/index.ts';
import { fakeShop, refused } from '#test/fake-shop.ts';
import { loggedPlaces, renderScreens } from '#test/render-part.tsx';
import { NotificationsProvider } from '#web/notifications/notifications-context.tsx';
import * as faqsRoute from '#web/routes/faqs.tsx';
import * as accountRoute from '#web/routes/my-account.tsx';
import * as notificationRoute from '#web/routes/notification.tsx';
import * as productRoute from '#web/routes/product-detail.tsx';
import * as shopRoute from '#web/routes/shop.tsx';
import * as writtenRoute from '#web/routes/written-page.tsx';

const line = /^This could not be loaded\./;

beforeEach(() => {
  class Silent extends EventTarget {
    close() {}
  }
  vi.stubGlobal('EventSource', Silent);
});

const { product } = actions.getProductBySlug.example.output;

test.each<[path: string, route: object, action: ActionName, heading: string, place: string]>([
  ['/faqs', faqsRoute, 'getAllFaqs', 'FAQs', 'faqs'],
  ['/shipping-policy', writtenRoute, 'getShippingData', 'Shipping Policy', 'getShippingData'],
  ['/shop', shopRoute, 'getAllProductsWithImageNewBest', 'All products', 'listing'],
  [`/product-detail/${product.slug}`, productRoute, 'getProductBySlug', 'Neem', 'product'],
  ['/my-account', accountRoute, 'getCustomerById', 'My Account', 'page /my-account'],
  [
    '/notification',
    notificationRoute,
    'getUserNotifications',
    'Notifications',
    'page /notification',
  ],
])(
  '%s opened in the browser keeps its heading where its content cannot be read, and tries again',
  async (path, route, action, heading, place) => {
    localStorage.setItem('userId', '1');
    const answers = Object.fromEntries(
      Object.entries(actions).map(([name, { example }]) => [name, example.output]),
    );
    const shop = fakeShop({ ...answers, [action]: refused('server-fault') });
    const pattern = path.replace(product.slug, ':slug');
    const screens = { [pattern]: route as typeof faqsRoute }; // `as`: each has loader data of its own
    const { screen, user } = renderScreens(screens, path, (screen) => (
      <NotificationsProvider>{screen}</NotificationsProvider>
    ));
    const main = () => screen.getByRole('heading', { level: 1 }).textContent;
    const again = async () => user.click(await screen.findByRole('link', { name: 'Try again' }));
    await screen.findByText(line);
    expect(main()).toContain(heading);
    expect(loggedPlaces()).toContain(place);
    const asked = () => shop.calls.filter(({ name }) => name === action).length;
    const before = asked();
    await again();
    await expect.poll(asked).toBeGreaterThan(before);
    await screen.findByText(line);
    shop.answer({ [action]: answers[action] });
    await again();
    await expect.poll(() => screen.queryByText(line)).toBeNull();
    expect(main()).toContain(heading);
  },
);
