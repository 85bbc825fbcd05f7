import type { Handler } from '#server/api/context.ts';
import { pageHtml } from './page-html.ts';

export const getPrivacyData: Handler<'getPrivacyData'> = ({ catalogue }) =>
  pageHtml(catalogue, 'privacy');
