import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Known addresses whose screens follow; each gets a module of its own. */
const openingSoon = [
  'about',
  'cart',
  'checkout-billing-info',
  'checkout-pick-drop',
  'complete-order',
  'my-order',
  'my-orders',
  'order/:id',
  'edit-order/:id',
  'notification',
  'faqs',
  'shipping-policy',
  'term-condition',
  'privacy-policy',
  'refund-policy',
  'contact-us',
];

export default [
  index('routes/home.tsx'),
  route('product-detail/:slug', 'routes/product-detail.tsx'),
  route('product/:uniqueId', 'routes/product-link.tsx'),
  route('shop', 'routes/shop.tsx'),
  route('brand/:id/:name?', 'routes/brand.tsx'),
  route('sub-category/:slug', 'routes/sub-category.tsx'),
  route('login', 'routes/login.tsx'),
  route('forgot-pin', 'routes/forgot-pin.tsx'),
  route('reset-pin', 'routes/reset-pin.tsx'),
  route('my-account', 'routes/my-account.tsx'),
  route('wallet', 'routes/wallet.tsx'),
  ...openingSoon.map((path) => route(path, 'routes/opening-soon.tsx', { id: `soon:${path}` })),
  // `/{slug}` comes last, with what may follow it; its middle may be empty.
  route(':slug/*', 'routes/listing.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
