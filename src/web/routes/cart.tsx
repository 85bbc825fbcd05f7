import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { CartPage } from '#web/cart/CartPage.tsx';
import { readLines } from '#web/cart/cart-data.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import type { Route } from './+types/cart.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return privateLoader(context, url, readLines);
}

/** In the browser the cart store has the lines, or is reading them: nothing to load here. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateClientLoader(url, async () => undefined);
}
clientLoader.hydrate = onlyInBrowser;

export default function Cart({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.title} hidden />
      <CartPage served={loaderData} />
    </>
  );
}
