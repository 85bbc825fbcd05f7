import type { Handler } from '#server/api/context.ts';
import { pageHtml } from './page-html.ts';

export const getTermsData: Handler<'getTermsData'> = ({ catalogue }) =>
  pageHtml(catalogue, 'terms');
