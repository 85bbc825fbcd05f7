import type { Handler } from '#server/actions/context.ts';
import { pageHtml } from './page-html.ts';

export const getRefundData: Handler<'getRefundData'> = (context) => pageHtml(context, 'refund');
