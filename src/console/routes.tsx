import {
  type LoaderFunctionArgs,
  Navigate,
  type RouteObject,
  redirect,
  redirectDocument,
} from 'react-router';
import type { Permission } from '#domain/operators/permissions.ts';
import { useMay } from './data/use-me.ts';
import type { ScreenHandle } from './navigation/screen-handle.ts';

/*
 * The operator's app, a build of its own (vite.console.config.ts); server/console/pages.ts answers every
 * address below /console with its one page. A screen is a module with `loader` and `Component`, loaded
 * when it is opened; data/api.ts is its only way to data. A read answered 401 leads to the sign-in and
 * back (data/sign-in-path.ts), unless something typed is unsaved; a change answered 401 stays where it is
 * and says what to do (data/submit-failure.tsx). Filters live in the address. What a role may not do its bars do not
 * show, and route-tree.tsx keeps its screens shut by the permission that this table names; the server
 * decides. Widths are in em, so that large text gets the phone's layout.
 */

/** Screens that are read again when orders or what is paid of them change. */
const live: ScreenHandle = { live: true };

const forThose = (needs: Permission, children: RouteObject[]): RouteObject => ({
  handle: { needs } satisfies ScreenHandle,
  children,
});

/** Where a day begins. */
function FirstScreen() {
  return <Navigate to={useMay()('read-orders') ? '/today' : '/deliveries'} replace />;
}

function notFound(): never {
  throw new Response('', { status: 404 });
}

function toCouponsOrNotifications({ params: { '*': rest = '' }, request }: LoaderFunctionArgs) {
  const path = rest.startsWith('notifications') ? rest : `coupons/${rest}`.replace(/\/$/, '');
  return redirect(`/${path}${new URL(request.url).search}`);
}

/** The screens of someone who is signed in, below /console. Each is a file of its own, loaded when it is opened. */
export const screens: RouteObject[] = [
  { index: true, Component: FirstScreen },
  forThose('read-orders', [
    { path: 'today', handle: live, lazy: () => import('./today/TodayScreen.tsx') },
    { path: 'orders', handle: live, lazy: () => import('./orders/OrdersScreen.tsx') },
    { path: 'orders/picking', handle: live, lazy: () => import('./picking/PickingScreen.tsx') },
    {
      path: 'orders',
      handle: live,
      lazy: () => import('./orders/OrdersScreen.tsx'),
      children: [{ path: ':id', lazy: () => import('./orders/OrderScreen.tsx') }],
    },
  ]),
  forThose('change-orders', [
    { path: 'orders/new', lazy: () => import('./phone-order/NewOrderScreen.tsx') },
    { path: 'orders/:id/lines', lazy: () => import('./orders/EditLinesScreen.tsx') },
  ]),
  forThose('payments', [
    { path: 'customers/dues', handle: live, lazy: () => import('./dues/DuesScreen.tsx') },
    { path: 'orders/returns', handle: live, lazy: () => import('./returns/ReturnsScreen.tsx') },
    { path: 'orders/returns/:id', lazy: () => import('./returns/ReturnScreen.tsx') },
    { path: 'orders/:id/take-back', lazy: () => import('./returns/TakeBackScreen.tsx') },
    { path: 'orders/e-invoices', lazy: () => import('./e-invoices/EInvoicesScreen.tsx') },
    { path: 'money/receipts', handle: live, lazy: () => import('./receipts/ReceiptsScreen.tsx') },
    { path: 'money/receipts/:id', lazy: () => import('./receipts/ReceiptScreen.tsx') },
    { path: 'money/cheques', lazy: () => import('./receipts/ChequesScreen.tsx') },
    { path: 'money/evening', lazy: () => import('./evening/EveningScreen.tsx') },
    { path: 'money/cash', handle: live, lazy: () => import('./cash/CashScreen.tsx') },
    { path: 'money/cash-book', handle: live, lazy: () => import('./cash-book/CashBookScreen.tsx') },
    { path: 'money/bank', lazy: () => import('./bank/BankScreen.tsx') },
  ]),
  forThose('take-payments', [
    { path: 'deliveries/cash', handle: live, lazy: () => import('./cash/MyCashScreen.tsx') },
  ]),
  forThose('deliveries', [
    // Not live: a stop with an open question would go without a word.
    { path: 'deliveries', lazy: () => import('./deliveries/DeliveriesScreen.tsx') },
  ]),
  forThose('stock', [
    { path: 'products', lazy: () => import('./products/ProductsScreen.tsx') },
    { path: 'products/stock', lazy: () => import('./stock/StockSheetScreen.tsx') },
    { path: 'products/returned', lazy: () => import('./returns/BinsScreen.tsx') },
    { path: 'products/files', lazy: () => import('./files/FilesScreen.tsx') },
    { path: 'products/files/:id', lazy: () => import('./files/FileScreen.tsx') },
    { path: 'products/:id', lazy: () => import('./products/ProductScreen.tsx') },
  ]),
  forThose('prices', [
    {
      path: 'orders/invoices',
      handle: live,
      lazy: () => import('./invoices/InvoicesScreen.tsx'),
    },
    { path: 'today/reports', lazy: () => import('./reports/ReportsScreen.tsx') },
    { path: 'products/edit', lazy: () => import('./bulk-edits/EditProductsScreen.tsx') },
    { path: 'products/edits', lazy: () => import('./bulk-edits/EditsScreen.tsx') },
    { path: 'products/edits/:id', lazy: () => import('./bulk-edits/EditScreen.tsx') },
  ]),
  forThose('products', [
    { path: 'products/searches', lazy: () => import('./searches/SearchesScreen.tsx') },
    { path: 'products/new', lazy: () => import('./products/NewProductScreen.tsx') },
    { path: 'products/categories', lazy: () => import('./categories/CategoriesScreen.tsx') },
    { path: 'products/brands', lazy: () => import('./brands/BrandsScreen.tsx') },
  ]),
  forThose('customers', [
    { path: 'customers', handle: live, lazy: () => import('./customers/CustomersScreen.tsx') },
    { path: 'customers/messages', lazy: () => import('./feedback/MessagesScreen.tsx') },
    { path: 'customers/reviews', lazy: () => import('./feedback/ReviewsScreen.tsx') },
    { path: 'customers/new', lazy: () => import('./customers/NewCustomerScreen.tsx') },
    { path: 'customers/:id', handle: live, lazy: () => import('./customers/CustomerScreen.tsx') },
    { path: 'customers/:id/edit', lazy: () => import('./customers/EditCustomerScreen.tsx') },
    {
      path: 'customers/registrations',
      lazy: () => import('./registrations/RegistrationsScreen.tsx'),
    },
    {
      path: 'customers/registrations/:id',
      lazy: () => import('./registrations/ApproveScreen.tsx'),
    },
  ]),
  forThose('promotions', [
    { path: 'coupons', lazy: () => import('./coupons/CouponsScreen.tsx') },
    { path: 'coupons/new', lazy: () => import('./coupons/NewCouponScreen.tsx') },
    { path: 'coupons/:id', lazy: () => import('./coupons/CouponScreen.tsx') },
    { path: 'notifications', lazy: () => import('./notifications/NotificationsScreen.tsx') },
    { path: 'notifications/new', lazy: () => import('./notifications/NewNotificationScreen.tsx') },
  ]),
  // Where bookmarks of former builds lead.
  {
    path: 'orders/cash-book/*',
    loader: ({ request }) => redirect(`/money/cash-book${new URL(request.url).search}`),
  },
  { path: 'offers/*', loader: toCouponsOrNotifications },
  forThose('settings', [{ path: 'welcome', lazy: () => import('./set-up/WelcomeScreen.tsx') }]),
  forThose('content', [
    {
      path: 'content',
      lazy: () => import('./layout/AreaLayout.tsx'),
      children: [
        { index: true, loader: () => redirect('/content/banners') },
        { path: 'banners', lazy: () => import('./content/BannersScreen.tsx') },
        { path: 'banners/new', lazy: () => import('./content/BannerScreen.tsx') },
        { path: 'banners/:id', lazy: () => import('./content/BannerScreen.tsx') },
        { path: 'pages', lazy: () => import('./content/PagesScreen.tsx') },
        { path: 'pages/:key', lazy: () => import('./content/PageScreen.tsx') },
        { path: 'faqs', lazy: () => import('./content/FaqsScreen.tsx') },
        { path: 'faqs/new', lazy: () => import('./content/FaqScreen.tsx') },
        { path: 'faqs/:id', lazy: () => import('./content/FaqScreen.tsx') },
      ],
    },
  ]),
  {
    path: 'settings',
    lazy: () => import('./layout/AreaLayout.tsx'),
    children: [
      { index: true, loader: () => redirect('/settings/account') },
      forThose('settings', [
        { path: 'shop', lazy: () => import('./settings/ShopSettingsScreen.tsx') },
        { path: 'tax-rates', lazy: () => import('./tax-rates/TaxRatesScreen.tsx') },
      ]),
      { path: 'account', lazy: () => import('./account/AccountScreen.tsx') },
      forThose('operators', [
        { path: 'operators', lazy: () => import('./operators/OperatorsScreen.tsx') },
        { path: 'operators/rights', lazy: () => import('./operators/RightsScreen.tsx') },
      ]),
      forThose('audit-log', [{ path: 'audit-log', lazy: () => import('./audit/AuditScreen.tsx') }]),
    ],
  },
  { path: 'help', lazy: () => import('./help/HelpScreen.tsx') },
  { path: 'help/:page', lazy: () => import('./help/HelpScreen.tsx') },
  // The server's page, where signing in leads back to it.
  { path: 'api', loader: () => redirectDocument('/api') },
  { path: '*', loader: notFound },
];

/** For those who are not signed in. */
export const signInScreens: RouteObject[] = [
  { path: 'sign-in', lazy: () => import('./sign-in/SignInScreen.tsx') },
  { path: 'forgotten-password', lazy: () => import('./sign-in/ForgottenPasswordScreen.tsx') },
  { path: 'set-password', lazy: () => import('./sign-in/SetPasswordScreen.tsx') },
  { path: 'set-up', lazy: () => import('./sign-in/SetUpScreen.tsx') },
];
