import type { Handler } from '#server/api/context.ts';
import { pageHtml } from './page-html.ts';

export const getManageWebsiteData: Handler<'getManageWebsiteData'> = ({ catalogue }) =>
  pageHtml(catalogue, 'about');
