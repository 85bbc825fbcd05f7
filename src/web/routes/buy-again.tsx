import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { BuyAgainPage } from '#web/buy-again/BuyAgainPage.tsx';
import { readUsualLines } from '#web/buy-again/buy-again-data.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { buyAgain as t } from '#web/messages/en/reorder.ts';
import type { Route } from './+types/buy-again.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return privateLoader(context, url, readUsualLines);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateClientLoader(url, readUsualLines);
}
clientLoader.hydrate = onlyInBrowser;

export default function BuyAgain({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.title} hidden />
      <BuyAgainPage lines={loaderData} />
    </>
  );
}
