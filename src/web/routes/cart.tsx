import { privateClientLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import { CartPage } from '#web/cart/CartPage.tsx';
import { readLines } from '#web/cart/cart-data.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import type { Route } from './+types/cart.ts';

export const loader = privateLoader(readLines);
export const clientLoader = privateClientLoader(readNothing);

export default function Cart({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.title} hidden />
      <CartPage served={loaderData} />
    </>
  );
}
