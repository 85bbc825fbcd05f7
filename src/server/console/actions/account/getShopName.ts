import type { ConsoleHandler } from '#server/console/context.ts';
import { shopNameOf } from '#server/jobs/sender.ts';

/** What the storefront shows to everybody, for who is about to sign in. */
export const getShopName: ConsoleHandler<'getShopName'> = async ({ catalogue }) => {
  const { settings } = catalogue.current().shop;
  return {
    shop_name: shopNameOf(settings),
    logo: settings?.logo ?? '',
    logo_dark: settings?.logoDark ?? '',
  };
};
