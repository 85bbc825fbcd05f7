import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Known addresses whose screens follow; each gets a module of its own. */
const openingSoon = [
  'about',
  'login',
  'forgot-pin',
  'reset-pin',
  'cart',
  'checkout-billing-info',
  'checkout-pick-drop',
  'complete-order',
  'my-order',
  'my-orders',
  'order/:id',
  'edit-order/:id',
  'my-account',
  'wallet',
  'product-detail/:slug',
  'sub-category/:slug',
  'brand/:id/:name',
  'notification',
  'faqs',
  'shipping-policy',
  'term-condition',
  'privacy-policy',
  'refund-policy',
  'contact-us',
  'shop',
  'product/:id',
];

export default [
  index('routes/home.tsx'),
  ...openingSoon.map((path) => route(path, 'routes/opening-soon.tsx', { id: `soon:${path}` })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
