import type { Handler } from '#server/api/context.ts';
import { pageHtml } from './page-html.ts';

export const getRefundData: Handler<'getRefundData'> = ({ catalogue }) =>
  pageHtml(catalogue, 'refund');
