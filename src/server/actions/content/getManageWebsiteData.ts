import type { Handler } from '#server/actions/context.ts';
import { pageHtml } from './page-html.ts';

export const getManageWebsiteData: Handler<'getManageWebsiteData'> = (context) =>
  pageHtml(context, 'about');
