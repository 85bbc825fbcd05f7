import { currentTab } from '#console/components/current-tab.ts';
import { shellTexts } from '#console/messages/shell.ts';
import {
  contentTabs,
  customerTabs,
  offerTabs,
  orderTabs,
  productTabs,
  settingsTabs,
  todayTabs,
} from './area-tabs.ts';

const { nav } = shellTexts;

const areas = [
  { label: nav.today, tabs: todayTabs },
  { label: nav.orders, tabs: orderTabs },
  { label: nav.products, tabs: productTabs },
  { label: nav.customers, tabs: customerTabs },
  { label: nav.offers, tabs: offerTabs },
  { label: nav.content, tabs: contentTabs },
  { label: nav.settings, tabs: settingsTabs },
];

/** The area that an address belongs to, and its tab there. */
export function areaOf(pathname: string) {
  for (const area of areas) {
    const tab = currentTab(area.tabs, pathname);
    if (tab) return { ...area, tab };
  }
  return undefined;
}
