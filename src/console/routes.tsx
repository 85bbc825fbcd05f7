import { type RouteObject, redirect, redirectDocument } from 'react-router';
import { ProgressBar } from './layout/ProgressBar.tsx';
import { RootLayout } from './layout/RootLayout.tsx';
import { ScreenError, WholeError } from './layout/ScreenError.tsx';
import type { LiveHandle } from './live/use-new-orders.ts';
import { shellId } from './use-me.ts';

/** Screens that are read again when orders change. */
const live: LiveHandle = { live: true };

function notFound(): never {
  throw new Response('', { status: 404 });
}

/** The screens of someone who is signed in. */
const screens: RouteObject[] = [
  { index: true, loader: () => redirect('/today') },
  { path: 'today', handle: live, lazy: () => import('./today/TodayScreen.tsx') },
  { path: 'orders', handle: live, lazy: () => import('./orders/OrdersScreen.tsx') },
  { path: 'orders/new', lazy: () => import('./order-for/NewOrderScreen.tsx') },
  { path: 'orders/picking', lazy: () => import('./picking/PickingScreen.tsx') },
  { path: 'deliveries', lazy: () => import('./deliveries/DeliveriesScreen.tsx') },
  { path: 'orders/:id/lines', lazy: () => import('./orders/EditLinesScreen.tsx') },
  {
    path: 'orders',
    handle: live,
    lazy: () => import('./orders/OrdersScreen.tsx'),
    children: [{ path: ':id', lazy: () => import('./orders/OrderScreen.tsx') }],
  },
  { path: 'orders/cash-book', lazy: () => import('./cash-book/CashBookScreen.tsx') },
  { path: 'products', lazy: () => import('./products/ProductsScreen.tsx') },
  { path: 'products/new', lazy: () => import('./products/NewProductScreen.tsx') },
  { path: 'products/stock', lazy: () => import('./stock/StockSheetScreen.tsx') },
  { path: 'products/:id', lazy: () => import('./products/ProductScreen.tsx') },
  { path: 'customers', lazy: () => import('./customers/CustomersScreen.tsx') },
  { path: 'customers/new', lazy: () => import('./customers/NewCustomerScreen.tsx') },
  { path: 'customers/:id', lazy: () => import('./customers/CustomerScreen.tsx') },
  { path: 'customers/:id/edit', lazy: () => import('./customers/EditCustomerScreen.tsx') },
  {
    path: 'customers/registrations',
    lazy: () => import('./registrations/RegistrationsScreen.tsx'),
  },
  { path: 'customers/registrations/:id', lazy: () => import('./registrations/ApproveScreen.tsx') },
  {
    path: 'settings',
    lazy: () => import('./layout/SettingsLayout.tsx'),
    children: [
      { index: true, loader: () => redirect('/settings/account') },
      { path: 'account', lazy: () => import('./account/AccountScreen.tsx') },
      { path: 'operators', lazy: () => import('./operators/OperatorsScreen.tsx') },
      { path: 'audit-log', lazy: () => import('./audit/AuditScreen.tsx') },
    ],
  },
  // The server's page, where signing in leads back to it.
  { path: 'api', loader: () => redirectDocument('/api') },
  { path: '*', loader: notFound },
];

/** The whole route table, below /console. Every screen is a file of its own, loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: WholeError,
    HydrateFallback: ProgressBar,
    children: [
      { path: 'sign-in', lazy: () => import('./door/SignInScreen.tsx') },
      { path: 'forgotten-password', lazy: () => import('./door/ForgottenPasswordScreen.tsx') },
      { path: 'set-password', lazy: () => import('./door/SetPasswordScreen.tsx') },
      { path: 'set-up', lazy: () => import('./door/SetUpScreen.tsx') },
      {
        id: shellId,
        lazy: () => import('./layout/Shell.tsx'),
        children: [{ ErrorBoundary: ScreenError, children: screens }],
      },
    ],
  },
];
