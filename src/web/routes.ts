import { index, type RouteConfig, route } from '@react-router/dev/routes';

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
  route('cart', 'routes/cart.tsx'),
  route('checkout-billing-info', 'routes/checkout-billing-info.tsx'),
  route('checkout-pick-drop', 'routes/checkout-pick-drop.tsx'),
  route('complete-order', 'routes/complete-order.tsx'),
  route('my-order', 'routes/my-order.tsx'),
  route('my-orders', 'routes/my-orders.tsx'),
  route('order/:id', 'routes/order.tsx'),
  route('buy-again', 'routes/buy-again.tsx'),
  route('quick-order', 'routes/quick-order.tsx'),
  route('edit-order/:id', 'routes/edit-order.tsx'),
  route('notification', 'routes/notification.tsx'),
  route('faqs', 'routes/faqs.tsx'),
  ...['about', 'shipping-policy', 'term-condition', 'privacy-policy', 'refund-policy'].map((page) =>
    route(page, 'routes/written-page.tsx', { id: page }),
  ),
  route('contact-us', 'routes/contact-us.tsx'),
  // `/{slug}` comes last, with what may follow it; its middle may be empty.
  route(':slug/*', 'routes/listing.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
