import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { BuyAgainPage } from '#web/buy-again/BuyAgainPage.tsx';
import { readUsual } from '#web/buy-again/buy-again-data.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { buyAgain as t } from '#web/messages/en/reorder.ts';
import type { Route } from './+types/buy-again.ts';

export const loader = privateLoader(readUsual);
export const clientLoader = privateClientLoader(readUsual);

export default function BuyAgain({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.title} hidden />
      <BuyAgainPage usual={loaderData} />
    </>
  );
}
