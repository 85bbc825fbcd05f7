import { onlyInBrowser, privateData } from '#web/account/account-data.ts';
import { CartPage } from '#web/cart/CartPage.tsx';
import { readLines } from '#web/cart/cart-data.ts';
import { callContext, visitorContext } from '#web/context.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHead } from '#web/PageHead.tsx';
import { storedUserId } from '#web/session.ts';
import type { Route } from './+types/cart.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  const { userId } = context.get(visitorContext);
  return privateData(userId, url, (id) => readLines(context.get(callContext), id));
}

/** In the browser the cart store has the lines, or is reading them: nothing to load here. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateData(storedUserId(), url, async () => undefined);
}
clientLoader.hydrate = onlyInBrowser;

export default function Cart({ loaderData }: Route.ComponentProps) {
  const t = useMessages().cartPage;
  return (
    <>
      <PageHead title={t.title} hidden />
      <CartPage served={loaderData} />
    </>
  );
}
